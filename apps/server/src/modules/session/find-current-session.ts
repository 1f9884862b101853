import type { SessionHouse } from './session.house.ts'
import { findSession, type SessionRow } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

/** The session that the browser's cookie names, when it is the caller's own: a bearer does not tell its session. */
export async function findCurrentSession(
  house: SessionHouse,
  cookie: string | undefined,
  affiliateId: number,
): Promise<SessionRow | undefined> {
  const secret = house.cookies.findSecret(cookie)
  const found = secret ? await findSession(house.db, hashOf(secret), house.clock.now()) : undefined
  return Number(found?.affiliate_id) === affiliateId ? found : undefined
}
