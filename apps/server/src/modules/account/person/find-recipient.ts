import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findAccount } from '../account.store.ts'

/** What a sender must know about the recipient. */
type Recipient = { affiliateId: number; globalUuid: string; email: string; language: Locale }

/** Undefined when there is no one to write to: no account, no address, or scheduled for deletion. */
export async function findRecipient(db: Queryable, affiliateId: number): Promise<Recipient | undefined> {
  const account = await findAccount(db, affiliateId)
  if (!account?.email || account.deleteAfter) return undefined
  const { globalUuid, email, language } = account
  return { affiliateId, globalUuid, email, language }
}
