export { createMonitoring, type Monitoring, watchPage } from './monitoring.ts'
