import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccounts } from '../account.store.ts'

/** Whether these people are divers, members, stores or staff; unknown people are omitted. */
export async function listTypes(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<{ affiliateId: number; affiliateType: AffiliateType }[]> {
  const accounts = await listAccounts(db, affiliateIds)
  return accounts.map(({ affiliateId, affiliateType }) => ({
    affiliateId,
    affiliateType: affiliateType as AffiliateType,
  }))
}
