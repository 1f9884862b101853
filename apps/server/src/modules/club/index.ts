export { clubModule } from './club.module.ts'
export { findMembership } from './club.store.ts'
export { addClubYear, applyClubCode } from './club-code.ts'
export { readClubStatus } from './club-status.ts'
