import { mailboxOf } from '@fathom/domain/forms'
import type { AffiliateType } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccountsByLocalPart } from '../account.store.ts'

/** The accounts whose address may be of this mailbox, at any domain. Anyone who asks compares the whole address. */
export async function listByMailbox(
  db: Queryable,
  email: string,
): Promise<{ affiliateId: number; affiliateType: AffiliateType; email: string }[]> {
  const [local = ''] = mailboxOf(email).split('@')
  const accounts = await listAccountsByLocalPart(db, local.replace(/[._-]/g, ''))
  return accounts.map(({ affiliateId, affiliateType, email: address }) => ({
    affiliateId,
    affiliateType: affiliateType as AffiliateType,
    email: address,
  }))
}
