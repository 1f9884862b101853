export { clubModule } from './club.module.ts'
export { applyClubCode } from './club-code.ts'
export { readClubStanding } from './club-standing.ts'
