export {
  type AttachmentWire,
  attachmentUploadWire,
  attachmentWire,
  guardianFileParams,
  newAttachmentWire,
} from './attachment.wire.ts'
export {
  type MessageReportsWire,
  type MessageReportWire,
  messageReportsWire,
  messageReportWire,
  newReportWire,
  reportsQuery,
} from './report.wire.ts'
export {
  type MessageEventWire,
  type MessageWire,
  messageWire,
  type NewMessageWire,
  newMessageWire,
  readingWire,
  type ThreadWire,
  threadQuery,
  threadWire,
  type UnreadThreadsWire,
  unreadThreadsWire,
} from './thread.wire.ts'
