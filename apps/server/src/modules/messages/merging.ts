import type { MergePart } from '../../platform/merging.ts'

/** OF-03: a thread belongs to an enrolment and goes with it; what the person wrote is still theirs. */
export const messagesMerging: MergePart = {
  moves: [
    { table: 'message_thread', column: 'affiliate_id' },
    { table: 'message', column: 'affiliate_id', area: 'messages' },
    { table: 'message', column: 'author_id' },
    { table: 'message_attachment', column: 'affiliate_id' },
    { table: 'message_attachment', column: 'uploader_id' },
    { table: 'message_reading', column: 'affiliate_id' },
    { table: 'message_reading', column: 'reader_id' },
    { table: 'message_report', column: 'affiliate_id' },
    { table: 'message_report', column: 'author_id' },
    { table: 'message_report', column: 'reporter_id' },
  ],
  stays: { 'message_report.settled_by': 'staff are not merged' },
}
