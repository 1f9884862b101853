import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccountsByLocalPart } from '../account.store.ts'

/**
 * The accounts whose address has this local part, without a +tag, dots, hyphens and underscores, at any domain. Whoever asks compares
 * the whole address.
 */
export async function listByMailbox(
  db: Queryable,
  email: string,
): Promise<{ affiliateId: number; affiliateType: AffiliateType; email: string }[]> {
  const [local = ''] = email.normalize('NFKC').trim().toLowerCase().split('@')
  const [untagged = ''] = local.split('+')
  const accounts = await listAccountsByLocalPart(db, untagged.replace(/[._-]/g, ''))
  return accounts.map(({ affiliateId, affiliateType, email: address }) => ({
    affiliateId,
    affiliateType: affiliateType as AffiliateType,
    email: address,
  }))
}
