import type { Queryable } from '../../../platform/database/index.ts'

/**
 * The clock of an outside provider may run ahead, so what its sessions say they proved ends in any case. With
 * `provedAt`, only if that hasn't ended yet: of several calls at once, one gets true.
 */
export async function saveFreshnessEnd(
  db: Queryable,
  affiliateId: number,
  { now, provedAt }: { now: Date; provedAt?: Date },
): Promise<boolean> {
  const rows = await db.query(
    `insert into freshness_end (affiliate_id, ended_at)
     select $1, greatest($2::timestamptz, max(authenticated_at)) from web_session where affiliate_id = $1
     on conflict (affiliate_id) do update set ended_at = greatest(freshness_end.ended_at, excluded.ended_at)
     where $3::timestamptz is null or freshness_end.ended_at < $3
     returning affiliate_id`,
    [affiliateId, now, provedAt ?? null],
  )
  return rows.length > 0
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
