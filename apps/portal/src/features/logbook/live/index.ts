export { divesSender } from './dives-sender.ts'
export { followLogbook } from './follow-logbook.ts'
