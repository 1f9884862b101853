import type { Queryable } from '../../platform/database/index.ts'

export type Dismissed = { packageId: string; dismissedAt: string }

export async function listDismissed(db: Queryable, affiliateId: number): Promise<Dismissed[]> {
  const rows = await db.query<{ package_id: string; dismissed_at: Date }>(
    'select package_id, dismissed_at from offer_dismissed where affiliate_id = $1 order by dismissed_at',
    [affiliateId],
  )
  return rows.map((row) => ({ packageId: row.package_id, dismissedAt: row.dismissed_at.toISOString() }))
}

/** Dismissing twice has the same effect as once. */
export async function addDismissed(
  db: Queryable,
  affiliateId: number,
  packageId: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into offer_dismissed (affiliate_id, package_id, dismissed_at) values ($1, $2, $3)
     on conflict do nothing`,
    [affiliateId, packageId, now],
  )
}

export async function removeDismissed(db: Queryable, affiliateId: number, packageId: string): Promise<void> {
  await db.query('delete from offer_dismissed where affiliate_id = $1 and package_id = $2', [
    affiliateId,
    packageId,
  ])
}

export async function forgetDismissed(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from offer_dismissed where affiliate_id = $1', [affiliateId])
}
