import type { ReportReason } from '@fathom/domain/messages'
import type { Queryable } from '../../../platform/database/index.ts'
import type { StoredMessage, ThreadKey } from '../threads/thread.store.ts'

export type StoredReport = ThreadKey & {
  id: string
  messageId: string
  reporterId: number
  authorId: number
  text: string
  sentAt: Date
  reason: ReportReason
  note: string
  reportedAt: Date
  settledAt: Date | null
}

const FIELDS = `id, affiliate_id::float8 as "affiliateId", enrolment_id as "enrolmentId", message_id as "messageId",
  reporter_id::float8 as "reporterId", author_id::float8 as "authorId", text, sent_at as "sentAt", reason, note,
  reported_at as "reportedAt", settled_at as "settledAt"`

/** Reporting the same message again changes nothing. */
export async function insertReport(
  tx: Queryable,
  { affiliateId, enrolmentId, id, authorId, text, sentAt }: StoredMessage,
  report: Pick<StoredReport, 'reporterId' | 'reason' | 'note' | 'reportedAt'>,
): Promise<void> {
  await tx.query(
    `insert into message_report (affiliate_id, enrolment_id, message_id, reporter_id, author_id, text, sent_at, reason,
       note, reported_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (affiliate_id, enrolment_id, message_id, reporter_id) do nothing`,
    [
      ...[affiliateId, enrolmentId, id, report.reporterId, authorId, text, sentAt],
      ...[report.reason, report.note, report.reportedAt],
    ],
  )
}

/** The messages of a conversation that this person has reported. */
export async function listReportedBy(
  db: Queryable,
  { affiliateId, enrolmentId }: ThreadKey,
  reporterId: number,
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    `select message_id as id from message_report
     where affiliate_id = $1 and enrolment_id = $2 and reporter_id = $3`,
    [affiliateId, enrolmentId, reporterId],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Open ones oldest first, settled ones newest first. */
export async function listReports(
  db: Queryable,
  { state, page, pageSize }: { state: 'open' | 'settled'; page: number; pageSize: number },
): Promise<{ items: StoredReport[]; total: number }> {
  const condition = state === 'open' ? 'settled_at is null' : 'settled_at is not null'
  const order = state === 'open' ? 'reported_at, id' : 'settled_at desc, id'
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from message_report where ${condition}`,
    [],
  )
  const items = await db.query<StoredReport>(
    `select ${FIELDS} from message_report where ${condition} order by ${order} limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  )
  return { items, total: counted?.total ?? 0 }
}

export async function findReport(db: Queryable, id: string): Promise<StoredReport | undefined> {
  const [row] = await db.query<StoredReport>(`select ${FIELDS} from message_report where id = $1`, [id])
  return row
}

/** Returns whether it was open. */
export async function settleReport(
  db: Queryable,
  id: string,
  { by, now }: { by: number; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update message_report set settled_at = $2, settled_by = $3
     where id = $1 and settled_at is null returning id`,
    [id, now, by],
  )
  return rows.length > 0
}

const DAY_MS = 86_400_000
const SETTLED_DAYS = 365

/** A settled report is stored for a year, to recognize someone who is reported again. */
export async function deleteSettled(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from message_report where settled_at < $1', [
    new Date(now.getTime() - SETTLED_DAYS * DAY_MS),
  ])
}
