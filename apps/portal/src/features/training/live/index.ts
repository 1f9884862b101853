export { followLessons } from './follow-lessons.ts'
