export { buildCourse, type CourseName, listCourseFiles } from './package/build-course.ts'
export { type DoneWith, doneWith } from './package/done-with.ts'
export { readExamBank } from './package/exam-bank.ts'
export { type Left, leftAt } from './package/left-at.ts'
