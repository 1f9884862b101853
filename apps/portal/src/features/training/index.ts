export { myCoursesQuery } from './my-courses.queries.ts'
export { entitlementsQuery, jumpPageQuery } from './training.queries.ts'
