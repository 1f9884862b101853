export { OFFICE_KEY } from './office-key.ts'
export { ownRightsQuery } from './own-rights.query.ts'
