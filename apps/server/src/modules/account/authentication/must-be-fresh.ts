import { isStaff, isStaffMember, type User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { listPasskeys } from '../passkeys/passkey.store.ts'
import { findSecondFactor } from '../second-factor/second-factor.store.ts'

/**
 * Before a change of the ways to sign in. Staff who have a second factor need it here too: a stolen password
 * alone would otherwise add a passkey and pass for both (TS-17, TS-19).
 */
export async function mustBeFresh(
  deps: AccountDeps,
  caller: User,
  cookie: string | undefined,
): Promise<void> {
  await deps.sessions.mustBeFresh(caller, cookie)
  if (!isStaffMember(caller.affiliateType) || isStaff(caller)) return
  const { affiliateId } = caller
  const hasOne =
    (await findSecondFactor(deps.db, affiliateId)) !== undefined ||
    (await listPasskeys(deps.db, affiliateId)).length > 0
  if (hasOne) throw new Problem('second-factor-needed', 403)
}
