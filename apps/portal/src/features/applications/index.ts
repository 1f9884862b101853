export { useApplicationsForMe } from './lists/applications-for-me.ts'
