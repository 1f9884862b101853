import type { Queryable } from '../../../platform/database/index.ts'

export type Redemption = { year: number; licenseID: string; redeemedAt: Date }

const FIELDS = 'year, license_id as "licenseID", redeemed_at as "redeemedAt"'

export async function findRedemption(
  db: Queryable,
  affiliateId: number,
  year: number,
): Promise<Redemption | undefined> {
  const [row] = await db.query<Redemption>(
    `select ${FIELDS} from free_card_redemption where affiliate_id = $1 and year = $2`,
    [affiliateId, year],
  )
  return row
}

export const listRedemptions = (db: Queryable, affiliateId: number): Promise<Redemption[]> =>
  db.query<Redemption>(`select ${FIELDS} from free_card_redemption where affiliate_id = $1 order by year`, [
    affiliateId,
  ])

/** False when the card of this year is already used. A concurrent second call waits for the first. */
export async function addRedemption(
  tx: Queryable,
  affiliateId: number,
  { year, licenseID, redeemedAt }: Redemption,
): Promise<boolean> {
  const added = await tx.query(
    `insert into free_card_redemption (affiliate_id, year, license_id, redeemed_at) values ($1, $2, $3, $4)
     on conflict do nothing returning year`,
    [affiliateId, year, licenseID, redeemedAt],
  )
  return added.length > 0
}
