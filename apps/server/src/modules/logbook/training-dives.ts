import type { DiveLogWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../platform/database/index.ts'
import type { DiveState, VerifiedDive } from '../training/index.ts'
import { listSenderNames } from './logs/history.store.ts'

/** The person's verified training dives, in the order in which they were dived. */
export async function listTrainingDives(db: Queryable, affiliateId: number): Promise<VerifiedDive[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(
    `select doc from dive_log
     where affiliate_id = $1 and log_type = 'Training' and status = 'Verified' and deleted_at is null
     order by sort_date, start_order, id`,
    [affiliateId],
  )
  return rows.map(({ doc }) => ({
    logId: doc.id,
    course: doc.log_course ?? '',
    number: doc.log_number,
    title: doc.dive_title,
    date: doc.dive_date ?? '',
    location: doc.dive_location,
    skills: doc.skills.dive_skills,
    verifiedBy: doc.verification?.name ?? '',
    verifiedByNumber: doc.verification?.memsys_member_number || null,
    verifiedAt: doc.verification?.timestamp ?? doc.updated_date,
  }))
}

/**
 * How many different dives of each course are verified, for many people at once. A repeated dive counts once.
 */
export async function countTrainingDives(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const rows = await db.query<{ affiliate_id: string; course: string; dives: number }>(
    `select affiliate_id, doc->>'log_course' as course, count(distinct coalesce(doc->>'log_number', id::text))::int as dives
     from dive_log
     where affiliate_id = any($1::bigint[]) and log_type = 'Training' and status = 'Verified' and deleted_at is null
       and doc->>'log_course' is not null
     group by 1, 2`,
    [affiliateIds],
  )
  const counts = new Map<number, Record<string, number>>()
  for (const { affiliate_id, course, dives } of rows)
    counts.set(Number(affiliate_id), { ...counts.get(Number(affiliate_id)), [course]: dives })
  return counts
}

type StateRow = {
  id: string
  affiliate_id: string
  course: string
  dive: number
  status: string
  date: string
}

/** Which dives of these courses are verified, or wait for this reviewer, for many people at once. */
export async function listDiveStates(
  db: Queryable,
  reviewerId: number,
  affiliateIds: readonly number[],
  courses: readonly string[],
): Promise<DiveState[]> {
  const rows = await db.query<StateRow>(
    `select id, affiliate_id, doc->>'log_course' as course, (doc->>'log_number')::int as dive, status,
       coalesce(to_char(dive_date, 'YYYY-MM-DD'), '') as date
     from dive_log
     where affiliate_id = any($1::bigint[]) and log_type = 'Training' and deleted_at is null
       and (status = 'Verified' or (status = 'Pending' and reviewer_id = $2))
       and doc->>'log_course' = any($3::text[]) and doc->>'log_number' is not null`,
    [affiliateIds, reviewerId, courses],
  )
  const logs = rows.map(({ affiliate_id, ...row }) => ({ ...row, affiliate_id: Number(affiliate_id) }))
  const pending = logs.filter(({ status }) => status === 'Pending')
  const senderOf = await listSenderNames(db, pending)
  const byDive = Map.groupBy(logs, ({ affiliate_id, course, dive }) => `${affiliate_id} ${course} ${dive}`)
  return [...byDive.values()].flatMap((ofDive) => {
    const [first] = ofDive
    if (!first) return []
    const waiting = ofDive.filter(({ status }) => status === 'Pending')
    return {
      affiliateId: first.affiliate_id,
      course: first.course,
      dive: first.dive,
      isVerified: waiting.length < ofDive.length,
      waiting: waiting.map((log) => ({ date: log.date, name: senderOf(log) })),
    }
  })
}
