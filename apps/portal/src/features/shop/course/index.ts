export { CourseScreen } from './course-screen.tsx'
