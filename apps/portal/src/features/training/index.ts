export { entitlementsQuery, jumpPageQuery, myCoursesQuery } from './training.queries.ts'
