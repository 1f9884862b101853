import type { Queryable } from '../../../platform/database/index.ts'
import { findAccountByEmail, type StoredAccount } from '../account.store.ts'
import { isLegacyHash } from './legacy-hash.ts'
import { rewritePasswordHash } from './password.store.ts'
import { checkNobody, hashPassword, isPassword } from './password-hash.ts'

/** The account with this email and password; undefined doesn't reveal which of the two is wrong. */
export async function findByPassword(
  db: Queryable,
  email: string,
  password: string,
): Promise<StoredAccount | undefined> {
  const account = await findAccountByEmail(db, email)
  if (!account?.passwordHash) return checkNobody(password)
  if (!(await isPassword(password, account.passwordHash))) return undefined
  if (isLegacyHash(account.passwordHash))
    await modernise(db, account.affiliateId, account.passwordHash, password)
  return account
}

/**
 * An imported hash is weak and stays only until its owner signs in: the only moment when we have the
 * password.
 */
async function modernise(db: Queryable, affiliateId: number, old: string, password: string): Promise<void> {
  await rewritePasswordHash(db, affiliateId, old, await hashPassword(password))
}
