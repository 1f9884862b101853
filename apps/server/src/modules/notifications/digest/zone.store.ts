import { DEFAULT_TIME_ZONE } from '@fathom/domain/notifications'
import type { Queryable } from '../../../platform/database/index.ts'

export async function findZone(db: Queryable, affiliateId: number): Promise<string | undefined> {
  return (await listZones(db, [affiliateId])).get(affiliateId)
}

export async function listZones(
  db: Queryable,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ affiliate_id: string; time_zone: string }>(
    'select affiliate_id, time_zone from delivery_zone where affiliate_id = any($1::bigint[])',
    [people],
  )
  return new Map(rows.map(({ affiliate_id, time_zone }) => [Number(affiliate_id), time_zone]))
}

export async function zoneOf(db: Queryable, affiliateId: number): Promise<string> {
  return (await findZone(db, affiliateId)) ?? DEFAULT_TIME_ZONE
}

export async function keepZone(
  db: Queryable,
  affiliateId: number,
  timeZone: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into delivery_zone (affiliate_id, time_zone, updated_at) values ($1, $2, $3)
     on conflict (affiliate_id) do update set time_zone = excluded.time_zone, updated_at = excluded.updated_at
     where delivery_zone.time_zone <> excluded.time_zone`,
    [affiliateId, timeZone, now],
  )
}
