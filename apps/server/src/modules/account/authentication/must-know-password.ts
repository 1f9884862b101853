import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { findAccount } from '../account.store.ts'
import { countPasswordAttempt, forgetPasswordAttempts } from '../attempts.ts'
import { isPassword } from '../password/password-hash.ts'
import { wordsFor } from '../words-for.ts'

export async function mustKnowPassword(deps: AccountDeps, caller: User, password: string): Promise<void> {
  await countPasswordAttempt(deps, caller.affiliateId)
  const hash = (await findAccount(deps.db, caller.affiliateId))?.passwordHash
  if (!hash || !(await isPassword(password, hash)))
    throw new Problem('password-wrong', 422, {
      errors: [wordsFor(caller)('account.error.passwordWrong')],
      securityEvent: 'identity-check-failed',
    })
  await forgetPasswordAttempts(deps, caller.affiliateId)
}
