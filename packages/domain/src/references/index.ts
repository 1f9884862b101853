export { COUNTRY_IDS, findPostalCodeUse, type PostalCodeUse } from './country.ts'
export { csvOf } from './csv-of.ts'
export { type CsvRow, csvRows, csvTable } from './csv-rows.ts'
export {
  LARGEST_NUMBER,
  NUMBER_STANDINGS,
  type NumberStanding,
  PARTICIPANT_KINDS,
  type ParticipantKind,
  participantKindOf,
} from './participant.ts'
export { foldedName } from './place-name.ts'
export { findPostalCodeExample, isPostalCodeOf } from './postal-code-form.ts'
