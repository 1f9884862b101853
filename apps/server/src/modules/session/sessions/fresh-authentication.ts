import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findBearerSession, findCurrentSession } from './find-current-session.ts'
import { deleteOldFreshnessEnds, findFreshnessEnd, saveFreshnessEnd } from './freshness-end.store.ts'
import { updateAuthenticated } from './session.store.ts'

/** TS-17 */
const FRESH_MS = 5 * 60_000

const authenticationNeeded = () => new Problem('authentication-needed', 403)

/**
 * Refuses unless the person of this browser's session proved who they are in the last five minutes. The
 * session comes from the cookie, which no script can read, and the bearer must be of that session: neither of
 * the two alone is enough, and one browser isn't fresh because another is.
 */
export async function mustBeFresh(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
): Promise<void> {
  await getProof(deps, caller, cookie)
}

async function getProof(deps: SessionDeps, caller: User, cookie: string | undefined): Promise<Date> {
  const session = await findBearerSession(deps, cookie, caller)
  const provedAt = session?.authenticated_at.getTime() ?? 0
  const endedAt = (await findFreshnessEnd(deps.db, caller.affiliateId))?.getTime() ?? 0
  const ageMs = deps.clock.now().getTime() - provedAt
  if (!session || ageMs > FRESH_MS || provedAt <= endedAt) throw authenticationNeeded()
  return new Date(provedAt)
}

/** What was proved counts for one call: of several at once, all but one are refused. */
export async function spendFreshness(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
): Promise<void> {
  const provedAt = await getProof(deps, caller, cookie)
  const isSpent = await saveFreshnessEnd(deps.db, caller.affiliateId, { now: deps.clock.now(), provedAt })
  if (!isSpent) throw authenticationNeeded()
}

/**
 * From now on only a new authentication of this person counts. It's stored for the person and not for the session:
 * anyone who holds the device gets another session by single sign-on, with the time of the earlier authentication.
 */
export async function endFreshness({ clock }: SessionDeps, tx: Queryable, caller: User): Promise<void> {
  await saveFreshnessEnd(tx, caller.affiliateId, { now: clock.now() })
}

/** What was proved before that is too old by itself. */
export function deleteOldEnds({ db, clock }: SessionDeps): Promise<void> {
  return deleteOldFreshnessEnds(db, new Date(clock.now().getTime() - 2 * FRESH_MS))
}

/** Call it after checking a password or passkey of the caller. Returns until when that counts. */
export async function markAuthenticated(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
): Promise<Date> {
  const session = await findCurrentSession(deps, cookie, caller.affiliateId)
  if (!session) throw new Problem('session-unknown', 422)
  const endedAt = (await findFreshnessEnd(deps.db, caller.affiliateId))?.getTime() ?? 0
  const provedAt = new Date(Math.max(deps.clock.now().getTime(), endedAt + 1))
  await updateAuthenticated(deps.db, session, provedAt)
  return new Date(provedAt.getTime() + FRESH_MS)
}
