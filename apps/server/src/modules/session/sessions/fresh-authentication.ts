import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findCurrentSession } from './find-current-session.ts'
import { updateAuthenticated } from './session.store.ts'

/** TS-17 */
const FRESH_MS = 5 * 60_000

/**
 * Refuses unless the person of this browser's session proved who they are in the last five minutes. The
 * session comes from the cookie, which no script can read: a stolen bearer alone isn't enough.
 */
export async function mustBeFresh(deps: SessionDeps, caller: User, cookie: string | undefined) {
  const session = await findCurrentSession(deps, cookie, caller.affiliateId)
  const ageMs = deps.clock.now().getTime() - (session?.authenticated_at.getTime() ?? 0)
  if (!session || ageMs > FRESH_MS) throw new Problem('authentication-needed', 403)
}

/** From now on only a new authentication counts, in the browser of this cookie. */
export async function endFreshness(deps: SessionDeps, caller: User, cookie: string | undefined) {
  const session = await findCurrentSession(deps, cookie, caller.affiliateId)
  if (session) await updateAuthenticated(deps.db, session, new Date(0))
}

/** Call it after checking a password or passkey of the caller. Returns until when that counts. */
export async function markAuthenticated(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
): Promise<Date> {
  const session = await findCurrentSession(deps, cookie, caller.affiliateId)
  if (!session) throw new Problem('session-unknown', 422)
  const now = deps.clock.now()
  await updateAuthenticated(deps.db, session, now)
  return new Date(now.getTime() + FRESH_MS)
}
