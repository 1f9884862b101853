export { buildCourse, type CourseName, listCourseFiles } from './package/build-course.ts'
export { type Left, leftAt } from './package/left-at.ts'
