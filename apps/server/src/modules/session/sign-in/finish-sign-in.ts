import { callbackQuery } from '@fathom/contract/session'
import {
  type Claims,
  deviceOf,
  isEmailVerified,
  isStaff,
  isStaffMember,
  networkOf,
  safeReturnPath,
  type User,
  userFromClaims,
} from '@fathom/domain/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../../../platform/database/index.ts'
import { sidOf } from '../bearer/session-of-bearer.ts'
import { hasEnded } from '../ended/ended-session.store.ts'
import { refuseBearersOf } from '../ended/ended-sessions.ts'
import { keepBearer } from '../ended/keep-bearer.ts'
import { carryHandover, findSessionHandover } from '../handover/handover.store.ts'
import { ID_TOKEN, REFRESH_TOKEN, SESSION_SECONDS, type SessionDeps, SIGN_IN_STEP } from '../session.deps.ts'
import { markActive } from '../sessions/active-period.store.ts'
import {
  deleteReplacedSession,
  findSession,
  insertSession,
  type NewSession,
  renewSession,
  type SessionRow,
} from '../sessions/session.store.ts'
import { hashOf, newSecret } from '../sessions/session-cookie.ts'
import { beginSignIn, isSecondTry, type StoredStep } from './begin-sign-in.ts'
import { DEVICE_SECONDS, meetDevice } from './known-devices.ts'
import { ProviderAway } from './provider-away.ts'
import { isGrantGone, type Tokens } from './provider-client.ts'

/** A screen that opens without a session and says that this person has no access. */
const NO_ENTRY = '/training/unauthorized'

/** The screen where people see and end their sessions. */
const SESSIONS = '/settings'

const NAMELESS = '?'

export async function finishSignIn(deps: SessionDeps, request: FastifyRequest, reply: FastifyReply) {
  // The account service sends each once. Whatever else comes isn't its answer.
  const { data } = callbackQuery.safeParse(request.query)
  if (!data) return withoutStep(deps, request, reply, '')
  const { state = '', error } = data
  const step = openStep(deps, request, state)
  if (!step) return withoutStep(deps, request, reply, state)
  if (error) {
    deps.cookies.dropStep(reply, state)
    request.log.warn({ error }, 'the account provider refused a sign-in')
    request.recordSecurityEvent('sign-in-failed')
    return reply.redirect(NO_ENTRY, 303)
  }
  const tokens = await exchange(deps, request, step)
  // Only now: while the provider is away, loading the page again goes on with this step.
  deps.cookies.dropStep(reply, state)
  if (tokens === 'ended' && !isSecondTry(state)) return beginAgain(deps, reply, step)
  const device = deps.cookies.findDevice(request.headers.cookie) ?? newSecret()
  const kept = tokens && tokens !== 'ended' && (await keepSession(deps, request, step, tokens, device))
  if (kept === 'ended' && !isSecondTry(state)) return beginAgain(deps, reply, step)
  if (!kept || kept === 'ended') {
    request.recordSecurityEvent('sign-in-failed')
    return reply.redirect(NO_ENTRY, 303)
  }
  deps.cookies.keepSecret(reply, kept.secret, SESSION_SECONDS)
  deps.cookies.keepDevice(reply, device, DEVICE_SECONDS)
  const isMore = isStaffMember(kept.user.affiliateType) && !isStaff(kept.user) && !step.isSecondFactorWanted
  const { returnTo, lang } = step
  if (isMore) return beginSignIn(deps, reply, { returnTo, lang, secondFactor: 'true' })
  return reply.redirect(safeReturnPath(returnTo), 303)
}

/** Handles the back button, or an address from the browser history. */
async function withoutStep(deps: SessionDeps, request: FastifyRequest, reply: FastifyReply, state: string) {
  const secret = deps.cookies.findSecret(request.headers.cookie)
  const session = secret && (await findSession(deps.db, hashOf(secret), deps.clock.now()))
  if (session) return reply.redirect(safeReturnPath(undefined), 303)
  return isSecondTry(state) ? reply.redirect(NO_ENTRY, 303) : beginSignIn(deps, reply, { isSecondTry: true })
}

function openStep(deps: SessionDeps, request: FastifyRequest, state: string): StoredStep | undefined {
  const sealed = deps.cookies.findStep(request.headers.cookie, state)
  if (!sealed) return undefined
  try {
    return JSON.parse(deps.secrets.open(sealed, SIGN_IN_STEP))
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in cookie was not issued by this server')
    return undefined
  }
}

async function exchange(deps: SessionDeps, request: FastifyRequest, step: StoredStep) {
  try {
    return await deps.provider.exchange(new URL(request.url, deps.publicUrl), step)
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    request.log.warn({ err: error }, 'could not finish a sign-in')
    return isGrantGone(error) ? 'ended' : undefined
  }
}

/** The sessions of the person ended on another device while this one signed in. */
function beginAgain(deps: SessionDeps, reply: FastifyReply, step: StoredStep) {
  const { returnTo, lang, isSecondFactorWanted, isFreshWanted } = step
  return beginSignIn(deps, reply, {
    returnTo,
    lang,
    ...(isSecondFactorWanted && { secondFactor: 'true' }),
    ...(isFreshWanted && { fresh: 'true' }),
    isSecondTry: true,
  })
}

/** Creates a session for the person that the tokens name. */
async function keepSession(
  deps: SessionDeps,
  request: FastifyRequest,
  step: StoredStep,
  { idToken, refreshToken }: Tokens,
  device: string,
): Promise<{ secret: string; user: User } | 'ended' | undefined> {
  const claims = await deps.provider.verify(idToken)
  const user = userFromClaims(claims, deps.config.oidc.claims)
  if (!user || !refreshToken) {
    request.log.warn(
      { hasUser: Boolean(user) },
      'the account provider did not identify a person we can sign in',
    )
    return undefined
  }
  await deps.rememberPerson?.(user, isEmailVerified(claims, deps.config.oidc.claims))
  const secret = newSecret()
  const now = deps.clock.now()
  const session: NewSession = {
    secretHash: hashOf(secret),
    affiliateId: user.affiliateId,
    sub: user.sub,
    refreshToken: deps.secrets.seal(refreshToken, REFRESH_TOKEN),
    idToken: deps.secrets.seal(idToken, ID_TOKEN),
    idTokenExpiresAt: new Date(claims.exp * 1000),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    // A disconnected client has no address any more, whatever the type says.
    network: networkOf(request.ip ?? ''),
    authenticatedAt: authenticatedAt(deps, step, claims),
    now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  }
  const before = deps.cookies.findSecret(request.headers.cookie)
  const sid = sidOf(deps, idToken, claims)
  const isKept = await deps.db.transaction(async (tx) => {
    await deps.live.hold(tx, user.affiliateId)
    if (await hasEnded(tx, sid)) return false
    const { id, ended } = await begin(tx, session, before ? hashOf(before) : undefined)
    await greetDevice(deps, tx, session, hashOf(device))
    await continueHandover(deps, tx, { id, session, sid })
    // The session at the provider may go on in the new one: only a `sid` that doesn't is refused from now on.
    await refuseBearersOf(deps, tx, ended, sid)
    await keepBearer(deps, tx, { affiliate_id: String(user.affiliateId), id }, idToken, claims)
    return true
  })
  if (!isKept) return 'ended'
  request.recordSecurityEvent('sign-in', user.affiliateId)
  return { secret, user }
}

/** TS-06: a handed-over device stays so when single sign-on begins another session on it. */
async function continueHandover(
  deps: SessionDeps,
  tx: Queryable,
  { id: sessionId, session, sid }: { id: string; session: NewSession; sid: string },
): Promise<void> {
  const { affiliateId, authenticatedAt } = session
  const byTimeToo = deps.config.oidc.issuer !== undefined
  await carryHandover(tx, { affiliateId, sessionId }, { sid, authenticatedAt, byTimeToo })
  if (await findSessionHandover(tx, { affiliateId, sessionId }))
    await deps.handovers.announce(tx, { affiliateId, sid })
}

/**
 * A provider that doesn't say when the person signed in may have let them in by an old session, unless we asked
 * for a new sign-in.
 */
function authenticatedAt({ clock }: SessionDeps, { isFreshWanted }: StoredStep, { auth_time }: Claims): Date {
  if (typeof auth_time === 'number') return new Date(auth_time * 1000)
  return isFreshWanted ? clock.now() : new Date(0)
}

/** The session of this browser, and those whose bearers no longer count: of another person, or of the time before. */
async function begin(
  tx: Queryable,
  session: NewSession,
  before: Buffer | undefined,
): Promise<{ id: string; ended: SessionRow[] }> {
  await markActive(tx, session.affiliateId, session.now)
  const renewed = before && (await renewSession(tx, before, session))
  if (renewed) return { id: renewed.id, ended: [renewed] }
  const id = await insertSession(tx, session)
  return { id, ended: before ? await deleteReplacedSession(tx, before) : [] }
}

/** A notification if the device is new. */
async function greetDevice(
  deps: SessionDeps,
  tx: Queryable,
  { affiliateId, userAgent, now }: NewSession,
  deviceHash: Buffer,
): Promise<void> {
  if (!(await meetDevice(tx, { affiliateId, deviceHash, now }))) return
  const { browser, system } = deviceOf(userAgent)
  const values = { browser: browser || NAMELESS, system: system || NAMELESS }
  await deps.notify(tx, affiliateId, { kind: 'sign-in-new', values, url: SESSIONS })
}
