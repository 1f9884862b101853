import type { UnitSystem } from '@fathom/domain/logbook'
import type { Queryable } from '../../platform/database/index.ts'

export async function findUnitSystem(db: Queryable, affiliateId: number): Promise<UnitSystem | undefined> {
  const [row] = await db.query<{ unit: UnitSystem }>(
    'select unit from unit_setting where affiliate_id = $1',
    [affiliateId],
  )
  return row?.unit
}

export async function saveUnitSystem(db: Queryable, affiliateId: number, unit: UnitSystem): Promise<void> {
  await db.query(
    `insert into unit_setting (affiliate_id, unit) values ($1, $2)
     on conflict (affiliate_id) do update set unit = excluded.unit, updated_at = now()`,
    [affiliateId, unit],
  )
}
