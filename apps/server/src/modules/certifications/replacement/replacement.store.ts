import type { MailingAddressWire } from '@fathom/contract/profile'
import type { ReplacementStatus, ReplacementWhy } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import { storedAddress } from '../../profile/index.ts'

export type ReplacementRow = {
  id: string
  affiliateId: number
  licenseID: string
  levelID: number
  why: ReplacementWhy
  address: MailingAddressWire
  card: number
  shipping: number
  currency: string
  status: ReplacementStatus
  version: number
  orderedAt: Date
  changedAt: Date
}

const SELECT = `select r.id, r.affiliate_id::float8 as "affiliateId", r.license_id as "licenseID",
  c.level_id as "levelID", r.why, ${storedAddress('r.address')} as address, r.card_amount as card, r.shipping_amount as shipping, r.currency,
  r.status, r.version, r.ordered_at as "orderedAt", r.changed_at as "changedAt"
  from replacement_card r join certification c using (license_id)`

/** Newest first. */
export const listReplacements = (db: Queryable, affiliateId: number): Promise<ReplacementRow[]> =>
  db.query<ReplacementRow>(`${SELECT} where r.affiliate_id = $1 order by r.ordered_at desc, r.id`, [
    affiliateId,
  ])

/** Orders to be printed, sent or delivered, oldest first. */
export const listOpenReplacements = (db: Queryable): Promise<ReplacementRow[]> =>
  db.query<ReplacementRow>(
    `${SELECT} where r.status in ('ordered', 'made', 'sent') order by r.ordered_at, r.id limit 100`,
  )

export async function findReplacement(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<ReplacementRow | undefined> {
  const [row] = await db.query<ReplacementRow>(`${SELECT} where r.id = $1 ${lock ? 'for update of r' : ''}`, [
    id,
  ])
  return row
}

/** False when this order, or another one for the same card, already exists. */
export async function insertReplacement(
  tx: Queryable,
  order: Omit<ReplacementRow, 'levelID' | 'status' | 'version' | 'changedAt'>,
): Promise<boolean> {
  const added = await tx.query(
    `insert into replacement_card (id, affiliate_id, license_id, why, address, card_amount, shipping_amount,
       currency, status, ordered_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'ordered', $9, $9) on conflict do nothing returning id`,
    [
      order.id,
      order.affiliateId,
      order.licenseID,
      order.why,
      JSON.stringify(order.address),
      order.card,
      order.shipping,
      order.currency,
      order.orderedAt,
    ],
  )
  return added.length > 0
}

export async function moveReplacement(
  tx: Queryable,
  id: string,
  { status, now }: { status: ReplacementStatus; now: Date },
): Promise<void> {
  await tx.query(
    'update replacement_card set status = $2, version = version + 1, changed_at = $3 where id = $1',
    [id, status, now],
  )
}
