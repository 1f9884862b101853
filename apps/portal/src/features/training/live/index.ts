export { attendanceSender } from './attendance-sender.ts'
export { followLessons } from './follow-lessons.ts'
export { lessonsSender } from './lessons-sender.ts'
export { notesSender } from './notes-sender.ts'
