export { addressArchive } from './address-archive.ts'
export { findCountry, listStates } from './countries.ts'
export { referencesModule } from './references.module.ts'
export {
  findParticipant,
  listNumberHolders,
  listOwnNumbers,
  listOwnParticipants,
  listParticipantNames,
  type OwnNumber,
} from './references.store.ts'
