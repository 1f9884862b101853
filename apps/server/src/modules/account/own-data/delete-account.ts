import type { DeletionWire } from '@fathom/contract/account'
import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { isStaffMember, type User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { lockRights } from '../../../platform/staff-rights/index.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { findAccount, lockAccount, type StoredAccount } from '../account.store.ts'
import { mustKnowPassword } from '../authentication/must-know-password.ts'
import { sendLetter } from '../letters.ts'
import { mustStayGovernable } from '../staff/must-stay-governable.ts'
import { planDeletion } from './deletion.store.ts'

const DAY_MS = 86_400_000

/** Ends all sessions, including this one. A repeated request doesn't extend the remaining time. */
export async function deleteAccount(
  deps: AccountDeps,
  caller: User,
  password: string | undefined,
  cookie: string | undefined,
): Promise<DeletionWire> {
  mustBeManagedHere(deps)
  if (password === undefined) await deps.sessions.mustBeFresh(caller, cookie)
  else await mustKnowPassword(deps, caller, password)
  const deleteAfter = await deps.db.transaction(async (tx) => {
    const mayHaveRights = isStaffMember(caller.affiliateType)
    if (mayHaveRights) await lockRights(tx)
    const stored = await lockAccount(tx, caller.affiliateId)
    if (!stored) throw new Problem('not-found', 404)
    if (stored.deleteAfter) return stored.deleteAfter
    if (mayHaveRights) await mustStayGovernable(tx, caller.affiliateId)
    const after = new Date(deps.clock.now().getTime() + DELETION_GRACE_DAYS * DAY_MS)
    await planDeletion(tx, caller.affiliateId, after)
    await sendLetter(deps, tx, caller.affiliateId, 'deletion')
    return after
  })
  await deps.sessions.endSessions(caller.affiliateId)
  return { deleteAfter: deleteAfter.toISOString() }
}

/** A person who signs in within the grace period may keep the account. */
export async function undeleteAccount(deps: AccountDeps, { affiliateId }: User): Promise<DeletionWire> {
  const stored = await keepAccount(deps, affiliateId)
  if (!stored) throw new Problem('not-found', 404)
  return { deleteAfter: null }
}

/** Undefined when the account no longer exists. */
export async function keepAccount(
  { db, jobs }: Pick<AccountDeps, 'db' | 'jobs'>,
  affiliateId: number,
): Promise<StoredAccount | undefined> {
  return db.transaction(async (tx) => {
    const stored = await lockAccount(tx, affiliateId)
    if (!stored?.deleteAfter) return stored
    await planDeletion(tx, affiliateId, null)
    await sendLetter({ jobs }, tx, affiliateId, 'deletionUndone')
    return stored
  })
}

export async function getDeletion({ db }: AccountDeps, { affiliateId }: User): Promise<DeletionWire> {
  const account = await findAccount(db, affiliateId)
  return { deleteAfter: account?.deleteAfter?.toISOString() ?? null }
}
