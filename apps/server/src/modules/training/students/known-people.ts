import { taughtSince } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { TeachingNumbers } from '../enrolments/enrolment.store.ts'

/** The instructors and dive centers who teach these people now. */
export async function listNumbersOf(
  db: Queryable,
  affiliateIds: readonly number[],
  now: Date,
): Promise<TeachingNumbers> {
  const rows = await db.query<{ member_number: number | null; store_number: number | null }>(
    `select distinct member_number, store_number from enrolment
     where affiliate_id = any($1::bigint[]) and ended_at is null and (certified_at is null or certified_at >= $2)`,
    [affiliateIds, taughtSince(now)],
  )
  return {
    members: rows.flatMap(({ member_number }) => member_number ?? []),
    stores: rows.flatMap(({ store_number }) => store_number ?? []),
  }
}

const KNOWN_MS = 365 * 86_400_000

/** Everyone whom these instructors and dive centers teach or taught within a year, also who went to others since. */
export async function listKnownTo(
  db: Queryable,
  { members, stores }: TeachingNumbers,
  now: Date,
): Promise<number[]> {
  const isWith = '(member_number = any($1::int[]) or store_number = any($2::int[]))'
  const rows = await db.query<{ affiliate_id: string }>(
    `select affiliate_id from enrolment
     where ended_at is null and ${isWith} and coalesce(certified_at, $3) >= $3
     union select affiliate_id from enrolment
     where ended_at >= $3 and ${isWith} and coalesce(certified_at, $3) >= $3
     union select affiliate_id from past_teacher where ${isWith} and left_at >= $3`,
    [members, stores, new Date(now.getTime() - KNOWN_MS)],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}
