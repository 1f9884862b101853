export { divesSender, divesWaiting } from './dives-sender.ts'
export { followLogbook, logbookStorer } from './follow-logbook.ts'
export { adoptSharedFiles, sharedFilesWaiting } from './shared-files.ts'
