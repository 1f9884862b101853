import { foldedText, type GearItem } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

export const MOST_GEAR = 500

const COLUMNS = `id, name, kind, serviced_on::text as "servicedOn", service_due::text as "serviceDue"`

export function listGear(db: Queryable, affiliateId: number): Promise<GearItem[]> {
  return db.query<GearItem>(
    `select ${COLUMNS} from gear_item where affiliate_id = $1 order by folded_name, id limit ${MOST_GEAR}`,
    [affiliateId],
  )
}

/** Returns undefined if another item of this person has the name. */
export async function saveGear(
  tx: Queryable,
  affiliateId: number,
  item: GearItem,
): Promise<GearItem | undefined> {
  const folded = foldedText(item.name)
  const [other] = await tx.query(
    'select from gear_item where affiliate_id = $1 and folded_name = $2 and id <> $3',
    [affiliateId, folded, item.id],
  )
  if (other) return undefined
  const [row] = await tx.query<GearItem>(
    `insert into gear_item (affiliate_id, id, name, folded_name, kind, serviced_on, service_due)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (affiliate_id, id) do update set name = excluded.name, folded_name = excluded.folded_name,
       kind = excluded.kind, serviced_on = excluded.serviced_on, service_due = excluded.service_due
     returning ${COLUMNS}`,
    [affiliateId, item.id, item.name, folded, item.kind, item.servicedOn, item.serviceDue],
  )
  return row
}

export async function deleteGear(db: Queryable, affiliateId: number, id: string): Promise<boolean> {
  const rows = await db.query('delete from gear_item where affiliate_id = $1 and id = $2 returning id', [
    affiliateId,
    id,
  ])
  return rows.length > 0
}
