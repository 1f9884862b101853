import type { Entitlement } from '@fathom/domain/training'
import type { Queryable } from '../../platform/database/index.ts'

export async function listEntitlements(db: Queryable, affiliateId: number): Promise<Entitlement[]> {
  const rows = await db.query<{ package_id: string; title: string; kind: Entitlement['kind'] }>(
    'select package_id, title, kind from entitlement where affiliate_id = $1 order by granted_at, package_id',
    [affiliateId],
  )
  return rows.map(({ package_id, title, kind }) => ({ packageId: package_id, title, kind }))
}

export async function addEntitlement(
  db: Queryable,
  affiliateId: number,
  entitlement: Entitlement,
): Promise<void> {
  await db.query(
    `insert into entitlement (affiliate_id, package_id, title, kind) values ($1, $2, $3, $4)
     on conflict (affiliate_id, package_id) do nothing`,
    [affiliateId, entitlement.packageId, entitlement.title, entitlement.kind],
  )
}
