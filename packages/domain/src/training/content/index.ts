export { MOVE_ON, type MoveOn, type PackageActivity, type PackageContent } from './activity.ts'
export { LONGEST_STATE, LONGEST_SUSPEND_DATA } from './limits.ts'
