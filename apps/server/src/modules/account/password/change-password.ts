import type { ChangePasswordWire, PasswordChangedWire } from '@fathom/contract/account'
import { isValidPassword } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { type AccountHouse, mustBeManagedHere } from '../account.house.ts'
import { findAccount } from '../account.store.ts'
import { countPasswordAttempt, forgetPasswordAttempts } from '../attempts.ts'
import { sendLetter } from '../letters.ts'
import { mustBeOurClient } from '../our-client.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { wordsFor } from '../words-for.ts'
import { replacePasswordHash } from './password.store.ts'
import { PASSWORD_CHANGED } from './password-changed.ts'
import { hashPassword, isPassword } from './password-hash.ts'

type Wish = Omit<ChangePasswordWire, 'clientId'>

/** CA-08. The session of this browser stays, the person's others end; a repeated change is answered like the first. */
export async function changePassword(
  house: AccountHouse,
  caller: User,
  { clientId, ...wish }: ChangePasswordWire,
  cookie: string | undefined,
): Promise<PasswordChangedWire> {
  mustBeOwnEmail(caller, wish.username)
  mustBeManagedHere(house)
  mustBeOurClient(house, clientId)
  const t = wordsFor(caller)
  if (!isValidPassword(wish.newPassword))
    throw new Problem('password-invalid', 422, { errors: [t('account.error.passwordInvalid')] })
  await countPasswordAttempt(house, caller.affiliateId)
  const endedSessions = await change(house, caller, wish, cookie)
  if (endedSessions === undefined)
    throw new Problem('password-wrong', 422, { errors: [t('account.error.passwordWrong')] })
  await forgetPasswordAttempts(house, caller.affiliateId)
  return { changed: true, endedSessions }
}

/** How many other sessions have ended; undefined when the old password is not the present one. */
async function change(
  house: AccountHouse,
  { affiliateId }: User,
  { oldPassword, newPassword }: Wish,
  cookie: string | undefined,
): Promise<number | undefined> {
  const hash = (await findAccount(house.db, affiliateId))?.passwordHash
  if (!hash) return undefined
  const isRight = await isPassword(oldPassword, hash)
  // Who sends the change again, because the answer was lost, knows the password that it has led to.
  if (await isPassword(newPassword, hash)) return 0
  if (!isRight) return undefined
  const anew = await hashPassword(newPassword)
  const ended = await house.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, affiliateId, hash, anew, house.clock.now()))) return undefined
    await sendLetter(house, tx, affiliateId, 'changed')
    await house.notify(tx, affiliateId, PASSWORD_CHANGED)
    return house.sessions.endOtherSessions(tx, affiliateId, cookie)
  })
  await ended?.settle()
  return ended?.count
}
