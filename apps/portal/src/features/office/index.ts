export { ownRightsQuery } from './own-rights.query.ts'
