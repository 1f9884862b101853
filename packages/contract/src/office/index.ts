export { type AuditEntryWire, type AuditWire, auditFilterQuery, auditQuery, auditWire } from './audit.wire.ts'
export {
  type ContentDocumentWire,
  type ContentListWire,
  type ContentOverviewWire,
  type ContentPublishWire,
  type ContentUndoWire,
  type ContentVersionWire,
  contentDocumentWire,
  contentDraftQuery,
  contentDraftWire,
  contentListWire,
  contentOverviewWire,
  contentPublishWire,
  contentUndoWire,
  type NewContentDraftWire,
} from './content.wire.ts'
export {
  centerInstructorParams,
  type DirectoryChangeWire,
  type DirectoryEntryWire,
  directoryChangeWire,
  type PersonNumberWire,
} from './directory.wire.ts'
export {
  type AgeRowWire,
  type FigureRowWire,
  type FiguresWire,
  figuresQuery,
  figuresWire,
  type TodayWire,
} from './figures.wire.ts'
export { type MergeWire, mergeWire, type NewMergeWire, newMergeWire } from './merge.wire.ts'
export { type MergePreviewWire, mergePreviewWire } from './merge-preview.wire.ts'
export { type OwnRightsWire, ownRightsWire, staffRightWire } from './own-rights.wire.ts'
export {
  type FoundPersonWire,
  type ListedPersonWire,
  type OfficePersonWire,
  officePersonWire,
  type PeopleWire,
  peopleQuery,
  peopleWire,
  type RightsChangeWire,
  rightsChangeWire,
  type TypeChangeWire,
  typeChangeWire,
} from './people.wire.ts'
export {
  type HistoryEntryWire,
  newNoteWire,
  type OpenedItemWire,
  openedItemWire,
  type QueueDetailWire,
  type QueueItemWire,
  type QueuePageWire,
  type QueuesWire,
  queuePageWire,
  queueQuery,
  queuesWire,
  type RenewedWire,
  renewedWire,
  type TakenWire,
  takeNextWire,
  takenWire,
} from './queues.wire.ts'
export { type SystemWire, systemWire } from './system.wire.ts'
