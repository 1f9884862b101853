export { LessonScreen } from './lesson-screen.tsx'
