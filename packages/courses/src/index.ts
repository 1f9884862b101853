export { buildCourse, type CourseName } from './package/build-course.ts'
export { type Left, leftAt } from './package/left-at.ts'
