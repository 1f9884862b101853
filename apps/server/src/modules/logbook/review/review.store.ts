import type { DiveLogWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

type Page = { limit: number; offset: number }

/** The logs waiting for this instructor, oldest first. */
export async function listWaiting(db: Queryable, reviewerId: number, page: Page): Promise<DiveLogWire[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log where reviewer_id = $1 and status = 'Pending' and deleted_at is null
     order by submitted_at, id limit $2 offset $3`,
    [reviewerId, page.limit, page.offset],
  )
  return rows.map(({ doc }) => doc)
}

export async function countWaiting(db: Queryable, reviewerId: number): Promise<number> {
  const [row] = await db.query<{ logs: number }>(
    `select count(*)::int as logs from dive_log
     where reviewer_id = $1 and status = 'Pending' and deleted_at is null`,
    [reviewerId],
  )
  return row?.logs ?? 0
}

export async function listReviewed(db: Queryable, reviewerId: number, page: Page): Promise<DiveLogWire[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log where reviewer_id = $1 and reviewed_at is not null and deleted_at is null
       and status in ('Verified', 'Resubmit') order by reviewed_at desc, id desc limit $2 offset $3`,
    [reviewerId, page.limit, page.offset],
  )
  return rows.map(({ doc }) => doc)
}

/** A log that this diver sent to this instructor. */
export async function findSentLog(
  db: Queryable,
  reviewerId: number,
  { affiliateId, id }: { affiliateId: number; id: string },
): Promise<DiveLogWire | undefined> {
  const [row] = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log where affiliate_id = $1 and id = $2 and reviewer_id = $3 and deleted_at is null
       and status in ('Pending', 'Resubmit', 'Verified')`,
    [affiliateId, id, reviewerId],
  )
  return row?.doc
}

export type DivesOfDay = { affiliateId: number; course: string; numbers: readonly number[]; date: string }

/** The logs of these dives on this day that this diver sent to this instructor and that wait. */
export async function listWaitingDives(
  db: Queryable,
  reviewerId: number,
  { affiliateId, course, numbers, date }: DivesOfDay,
): Promise<DiveLogWire[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log
     where affiliate_id = $1 and reviewer_id = $2 and log_type = 'Training' and status = 'Pending' and deleted_at is null
       and doc->>'log_course' = $3 and (doc->>'log_number')::int = any($4::int[]) and dive_date = $5::date
     order by sort_date, id`,
    [affiliateId, reviewerId, course, numbers, date],
  )
  return rows.map(({ doc }) => doc)
}
