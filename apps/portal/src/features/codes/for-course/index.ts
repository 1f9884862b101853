export { CourseCodes } from './course-codes.tsx'
