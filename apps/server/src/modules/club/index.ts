export { clubModule } from './club.module.ts'
export { applyClubCode } from './club-code.ts'
export { readClubStatus } from './club-status.ts'
