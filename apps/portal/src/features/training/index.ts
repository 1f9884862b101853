export { entitlementsQuery, jumpPageQuery, MY_COURSES, myCoursesQuery } from './training.queries.ts'
