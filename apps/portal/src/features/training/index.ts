export { entitlementsQuery, jumpPageQuery } from './training.queries.ts'
