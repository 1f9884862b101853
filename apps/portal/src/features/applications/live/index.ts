export { followApplications } from './follow-applications.ts'
