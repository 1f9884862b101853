import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findAccountByEmail } from '../account.store.ts'

/** Who is written to under this address, for a room that is told the address alone. */
export async function findByAddress(
  db: Queryable,
  email: string,
): Promise<{ affiliateId: number; language: Locale } | undefined> {
  const account = await findAccountByEmail(db, email)
  return account && { affiliateId: account.affiliateId, language: account.language }
}
