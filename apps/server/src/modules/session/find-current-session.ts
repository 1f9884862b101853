import type { SessionDeps } from './session.deps.ts'
import { findSession, type SessionRow } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

/** The session that the browser's cookie names, when it is the caller's own: a bearer does not tell its session. */
export async function findCurrentSession(
  deps: SessionDeps,
  cookie: string | undefined,
  affiliateId: number,
): Promise<SessionRow | undefined> {
  const secret = deps.cookies.findSecret(cookie)
  const found = secret ? await findSession(deps.db, hashOf(secret), deps.clock.now()) : undefined
  return Number(found?.affiliate_id) === affiliateId ? found : undefined
}
