import type { Queryable } from '../../../platform/database/index.ts'

/** The clock of an outside provider may run ahead, so what its sessions say they proved ends in any case. */
export async function saveFreshnessEnd(db: Queryable, affiliateId: number, now: Date): Promise<void> {
  await db.query(
    `insert into freshness_end (affiliate_id, ended_at)
     select $1, greatest($2::timestamptz, max(authenticated_at)) from web_session where affiliate_id = $1
     on conflict (affiliate_id) do update set ended_at = greatest(freshness_end.ended_at, excluded.ended_at)`,
    [affiliateId, now],
  )
}

export async function findFreshnessEnd(db: Queryable, affiliateId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ ended_at: Date }>(
    'select ended_at from freshness_end where affiliate_id = $1',
    [affiliateId],
  )
  return row?.ended_at
}

export async function deleteOldFreshnessEnds(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from freshness_end where ended_at < $1', [before])
}
