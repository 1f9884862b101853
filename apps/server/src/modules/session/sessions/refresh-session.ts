import type { RefreshAnswer } from '@fathom/contract/session'
import { decodeJwt } from 'jose'
import { DatabaseAway, isDatabaseAway, type Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { sidOf } from '../bearer/session-of-bearer.ts'
import { refuseBearersOf } from '../ended/ended-sessions.ts'
import { keepBearer } from '../ended/keep-bearer.ts'
import { findSessionHandover } from '../handover/handover.store.ts'
import { ID_TOKEN, REFRESH_TOKEN, type SessionDeps } from '../session.deps.ts'
import { ProviderAway } from '../sign-in/provider-away.ts'
import { isGrantGone, type Tokens } from '../sign-in/provider-client.ts'
import { markActive } from './active-period.store.ts'
import { deleteSessions, lockSession, type SessionRow, touchSession, updateTokens } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

/** An id token that is valid for at least this long is returned again. */
const FRESH_MS = 60_000

const SEEN_EVERY_MS = 60_000

/** Months and weeks begin with a day of UTC. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const signedOut = () => new Problem('signed-out', 401)

/** Many tabs of one process share one refresh; several processes take turns by locking the row. */
export function sessionRefresher(deps: SessionDeps): (secret: string) => Promise<RefreshAnswer> {
  const underWay = new Map<string, Promise<RefreshAnswer>>()
  return (secret) => {
    const key = hashOf(secret).toString('base64')
    const pending = underWay.get(key)
    if (pending) return pending
    const refresh = refreshOnce(deps, secret).finally(() => underWay.delete(key))
    underWay.set(key, refresh)
    return refresh
  }
}

async function refreshOnce(deps: SessionDeps, secret: string): Promise<RefreshAnswer> {
  const answer = await deps.lockDb.transaction(async (tx) => {
    const now = deps.clock.now()
    const session = await lockSession(tx, hashOf(secret), now)
    if (!session) return undefined
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) await touchSession(tx, session, now)
    if (dayOf(session.last_seen_at) !== dayOf(now)) await markActive(tx, session.affiliate_id, now)
    const renewed = isUsable(deps, session, now)
      ? answerOf(deps, session)
      : await fetchTokens(deps, tx, session)
    const of = { affiliateId: Number(session.affiliate_id), sessionId: session.id }
    return renewed && { ...renewed, handedOver: await findSessionHandover(tx, of) }
  })
  if (!answer) throw signedOut()
  return answer
}

/** A session at the provider may have ended with another one of ours: then the stored token is refused. */
function isUsable(deps: SessionDeps, session: SessionRow, now: Date): boolean {
  if (session.id_token_expires_at.getTime() - now.getTime() <= FRESH_MS) return false
  const token = deps.secrets.open(session.id_token, ID_TOKEN)
  return !deps.ended.has(sidOf(deps, token, decodeJwt(token)))
}

function answerOf(deps: SessionDeps, session: SessionRow): RefreshAnswer {
  return {
    idToken: deps.secrets.open(session.id_token, ID_TOKEN),
    expiresAt: session.id_token_expires_at.toISOString(),
    sessionId: session.id,
  }
}

async function fetchTokens(
  deps: SessionDeps,
  tx: Queryable,
  session: SessionRow,
): Promise<RefreshAnswer | undefined> {
  const token = deps.secrets.open(session.refresh_token, REFRESH_TOKEN)
  const tokens = await refreshAtProvider(deps, token)
  if (!tokens) {
    await refuseBearersOf(deps, tx, await deleteSessions(tx, Number(session.affiliate_id), session.id))
    return undefined
  }
  const claims = await deps.provider.verify(tokens.idToken)
  const idTokenExpiresAt = new Date(claims.exp * 1000)
  await updateTokens(tx, session, {
    refreshToken: deps.secrets.seal(tokens.refreshToken ?? token, REFRESH_TOKEN),
    idToken: deps.secrets.seal(tokens.idToken, ID_TOKEN),
    idTokenExpiresAt,
  })
  await keepBearer(deps, tx, session, tokens.idToken, claims)
  return { idToken: tokens.idToken, expiresAt: idTokenExpiresAt.toISOString(), sessionId: session.id }
}

/**
 * Undefined if the provider no longer knows the session; any other error may be temporary and doesn't sign
 * out.
 */
async function refreshAtProvider(deps: SessionDeps, refreshToken: string): Promise<Tokens | undefined> {
  try {
    return await deps.provider.refresh(refreshToken)
  } catch (error) {
    if (isGrantGone(error)) return undefined
    if (isDatabaseAway(error)) throw new DatabaseAway(error)
    if (error instanceof ProviderAway) throw error
    deps.log.warn({ err: error }, 'could not refresh a session')
    throw new ProviderAway(error)
  }
}
