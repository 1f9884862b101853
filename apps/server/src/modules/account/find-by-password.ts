import type { Account } from '@fathom/identity'
import type { Queryable } from '../../platform/database/index.ts'
import { findAccountByEmail } from './account.store.ts'
import { checkNobody, isPassword } from './password-hash.ts'

/** The account whose e-mail and password these are; undefined does not tell which of the two is wrong. */
export async function findByPassword(
  db: Queryable,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email)
  if (!account) return checkNobody(password)
  return (await isPassword(password, account.passwordHash)) ? account : undefined
}
