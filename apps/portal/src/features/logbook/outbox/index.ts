export { sendStoredDeletes } from '../device/deletes.ts'
export { renewLogbook, storeLogbook } from '../device/logbook.queries.ts'
export { sendStoredDives } from './send-stored-dives.ts'
