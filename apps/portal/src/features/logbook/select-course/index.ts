export { SelectCourseScreen } from './select-course-screen.tsx'
