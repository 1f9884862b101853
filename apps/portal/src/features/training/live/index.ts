export { followLessons } from './follow-lessons.ts'
export { lessonsSender } from './lessons-sender.ts'
