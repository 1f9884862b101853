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

/** Everyone whom these instructors and dive centers teach, also in a course that was ended or began anew lately. */
export async function listKnownTo(
  db: Queryable,
  { members, stores }: TeachingNumbers,
  now: Date,
): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>(
    `select distinct affiliate_id from enrolment
     where (member_number = any($1::int[]) or store_number = any($2::int[]))
       and coalesce(least(ended_at, certified_at), $3) >= $3`,
    [members, stores, taughtSince(now)],
  )
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}
