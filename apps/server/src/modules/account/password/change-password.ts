import type { ChangePasswordWire, PasswordChangedWire } from '@fathom/contract/account'
import { isValidPassword } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { findAccount } from '../account.store.ts'
import { countPasswordAttempt, forgetPasswordAttempts } from '../attempts.ts'
import { sendLetter } from '../letters.ts'
import { mustBeOurClient } from '../our-client.ts'
import { mustBeOwnEmail } from '../own-email.ts'
import { wordsFor } from '../words-for.ts'
import { replacePasswordHash } from './password.store.ts'
import { PASSWORD_CHANGED } from './password-changed.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { passwordWeakness } from './password-weakness.ts'

const WEAKNESS_WORDS = {
  common: 'account.error.passwordCommon',
  personal: 'account.error.passwordPersonal',
} as const

type Passwords = Omit<ChangePasswordWire, 'clientId'>

/**
 * CA-08. This browser's session stays and the person's others end; a repeated change gets the same response
 * as the first.
 */
export async function changePassword(
  deps: AccountDeps,
  caller: User,
  { clientId, ...passwords }: ChangePasswordWire,
  cookie: string | undefined,
): Promise<PasswordChangedWire> {
  mustBeOwnEmail(caller, passwords.username)
  mustBeManagedHere(deps)
  mustBeOurClient(deps, clientId)
  const t = wordsFor(caller)
  if (!isValidPassword(passwords.newPassword))
    throw new Problem('password-invalid', 422, { errors: [t('account.error.passwordInvalid')] })
  const account = await findAccount(deps.db, caller.affiliateId)
  const weakness = account && passwordWeakness(passwords.newPassword, account)
  if (weakness) throw new Problem(`password-${weakness}`, 422, { errors: [t(WEAKNESS_WORDS[weakness])] })
  await countPasswordAttempt(deps, caller.affiliateId)
  const endedSessions = await change(deps, caller, passwords, cookie)
  if (endedSessions === 'same')
    throw new Problem('password-same', 422, { errors: [t('translations.settings.password.same')] })
  if (endedSessions === undefined)
    throw new Problem('password-wrong', 422, {
      errors: [t('account.error.passwordWrong')],
      securityEvent: 'identity-check-failed',
    })
  await forgetPasswordAttempts(deps, caller.affiliateId)
  return { changed: true, endedSessions }
}

/** The number of other sessions that ended; `same` if the new one is the current one, undefined when the old password isn't the current one. */
async function change(
  deps: AccountDeps,
  { affiliateId }: User,
  { oldPassword, newPassword }: Passwords,
  cookie: string | undefined,
): Promise<number | 'same' | undefined> {
  const hash = (await findAccount(deps.db, affiliateId))?.passwordHash
  if (!hash) return undefined
  const isRight = await isPassword(oldPassword, hash)
  // A retry after a lost response sends the password that is already set, and as the old one the one before.
  if (await isPassword(newPassword, hash)) return isRight ? 'same' : 0
  if (!isRight) return undefined
  const anew = await hashPassword(newPassword)
  const ended = await deps.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, affiliateId, hash, anew, deps.clock.now()))) return undefined
    await sendLetter(deps, tx, affiliateId, 'changed')
    await deps.notify(tx, affiliateId, PASSWORD_CHANGED)
    return deps.sessions.endOtherSessions(tx, affiliateId, cookie)
  })
  await ended?.settle()
  return ended?.count
}
