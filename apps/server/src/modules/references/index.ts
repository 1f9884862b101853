export { addressArchive } from './address-archive.ts'
export { findCountry, listStates } from './countries.ts'
export { referencesModule } from './references.module.ts'
export { findParticipant, listOwnParticipants, listParticipantNames } from './references.store.ts'
