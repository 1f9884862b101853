export { buildCourse, type CourseName } from './package/build-course.ts'
