export { COUNTRY_IDS, findPostalCodeUse, type PostalCodeUse } from './country.ts'
export { type CsvRow, csvRows } from './csv-rows.ts'
export { foldedName } from './place-name.ts'
export { findPostalCodeExample, isPostalCodeOf } from './postal-code-form.ts'
