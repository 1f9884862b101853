import type { User } from '@fathom/domain/session'
import { isBearerOf } from '../ended/ended-session.store.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findSession, type SessionRow } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

/**
 * The session named by the browser's cookie, if it's the caller's own. The bearer alone doesn't count: it may
 * be used from anywhere.
 */
export async function findCurrentSession(
  deps: SessionDeps,
  cookie: string | undefined,
  affiliateId: number,
): Promise<SessionRow | undefined> {
  const secret = deps.cookies.findSecret(cookie)
  const found = secret ? await findSession(deps.db, hashOf(secret), deps.clock.now()) : undefined
  return Number(found?.affiliate_id) === affiliateId ? found : undefined
}

/** The same, if the caller's bearer was issued to that session. */
export async function findBearerSession(
  deps: SessionDeps,
  cookie: string | undefined,
  caller: Pick<User, 'affiliateId' | 'sid'>,
): Promise<SessionRow | undefined> {
  const session = await findCurrentSession(deps, cookie, caller.affiliateId)
  return session && (await isBearerOf(deps.db, caller, session.id)) ? session : undefined
}
