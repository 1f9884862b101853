export { followLessons } from './follow-lessons.ts'
export { sendSittings } from './send-sittings.ts'
