export { MOVE_ON, type MoveOn, type PackageActivity, type PackageContent } from './activity.ts'
export { minutesOf, secondsOf } from './duration.ts'
export { entryPathFault, entryPathOf, isLitter } from './entry-path.ts'
export {
  encodePath,
  type LaunchAddress,
  launchAddressOf,
  leadsElsewhere,
  resolvePath,
  withParameters,
} from './launch-address.ts'
export { LONGEST_STATE, LONGEST_SUSPEND_DATA } from './limits.ts'
export { PACKAGE_FAULTS, type PackageFault } from './package-fault.ts'
