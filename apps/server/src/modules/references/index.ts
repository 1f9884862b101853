export { addressArchive } from './address-archive.ts'
export { findCountry, listStates } from './countries.ts'
export {
  addNumber,
  type FoundUnder,
  findNextNumber,
  findNumberUse,
  followAddress,
  followName,
  followType,
  type HeldNumber,
  listHeldNumbers,
  replaceNumber,
  saveFoundUnder,
} from './own-number.store.ts'
export { referencesModule } from './references.module.ts'
export {
  findParticipant,
  findRecordedParticipant,
  listNumberHolders,
  listOwnNumbers,
  listOwnParticipants,
  listParticipantNames,
  type OwnNumber,
} from './references.store.ts'
