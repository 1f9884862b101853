export { followLogbook } from './follow-logbook.ts'
