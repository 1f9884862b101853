export { logbookModule } from './logbook.module.ts'
