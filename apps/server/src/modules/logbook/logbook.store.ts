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

const FIRST_DIVE = 1

/** LO-09: the number of the first dive in this logbook. */
export async function findFirstDiveNumber(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ first: number }>(
    'select first_dive_number as first from logbook_setting where affiliate_id = $1',
    [affiliateId],
  )
  return row?.first ?? FIRST_DIVE
}

export async function saveFirstDiveNumber(db: Queryable, affiliateId: number, first: number): Promise<void> {
  await db.query(
    `insert into logbook_setting (affiliate_id, first_dive_number) values ($1, $2)
     on conflict (affiliate_id) do update set first_dive_number = excluded.first_dive_number, updated_at = now()`,
    [affiliateId, first],
  )
}
