import { audit } from '../../../platform/audit/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { findAccount } from '../account.store.ts'
import { sendLetter } from '../letters.ts'

/**
 * Staff sign a person out everywhere, who gets a mail about it. Returns whether there was a session; without one,
 * nothing has happened to the person.
 */
export async function endSessionsOf(deps: AccountDeps, affiliateId: number, by: number): Promise<boolean> {
  if (!(await findAccount(deps.db, affiliateId))) throw new Problem('not-found', 404)
  const sessions = await deps.sessions.listSessions(affiliateId)
  if (sessions.length === 0) return false
  await deps.sessions.endSessions(affiliateId)
  await deps.db.transaction(async (tx) => {
    await sendLetter(deps, tx, affiliateId, 'sessionsEnded')
    await audit(tx, { actor: by, action: 'sessions-ended', subject: affiliateId })
  })
  return true
}
