import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findAccountByEmail } from '../account.store.ts'

/** The account whose owner has confirmed this address, for a module that only knows the address. */
export async function findByAddress(
  db: Queryable,
  email: string,
): Promise<{ affiliateId: number; language: Locale } | undefined> {
  const account = await findAccountByEmail(db, email, { isVerified: true })
  return account && { affiliateId: account.affiliateId, language: account.language }
}
