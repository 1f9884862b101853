export {
  ATTACHMENT_BYTES,
  ATTACHMENTS_A_MESSAGE,
  MESSAGE_CHARACTERS,
  MESSAGES_AN_HOUR,
  REPORT_REASONS,
  type ReportReason,
} from './limits.ts'
export {
  mayWrite,
  type ThreadFacts,
  type ThreadSide,
  WRITE_REFUSALS,
  type WriteRefusal,
} from './may-write.ts'
