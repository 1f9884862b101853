export { COUNTRY_IDS, findPostalCodeUse, type PostalCodeUse } from './country.ts'
export { foldedName } from './place-name.ts'
