export { MyApplications } from './my-applications.tsx'
