export { dashboardArea } from './dashboard-area.ts'
