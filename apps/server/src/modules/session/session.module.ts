import type { IncomingHttpHeaders } from 'node:http'
import { sdl, trusted } from '@fathom/contract/session'
import { type Device, deviceOf, type User } from '@fathom/domain/session'
import type { Identity } from '@fathom/identity'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionEndpoints } from './bearer/session-endpoints.ts'
import { liveBearerVerifier } from './bearer/verify-bearer.ts'
import { deleteOldEnded } from './ended/ended-session.store.ts'
import { EndedSessions, REMEMBERED_MS } from './ended/ended-sessions.ts'
import { endForgottenHandovers, handOver, spendProof, takeBack } from './handover/hand-over.ts'
import { Handovers } from './handover/handovers.ts'
import { sessionMerging } from './merging.ts'
import { sessionOwnData } from './own-data.ts'
import { securityLogRoutes } from './security-log.routes.ts'
import type { Notify, SessionDeps } from './session.deps.ts'
import { sessionResolvers } from './session.resolvers.ts'
import { sessionRoutes } from './session.routes.ts'
import { deleteOldActivePeriods } from './sessions/active-period.store.ts'
import { announceAccountChange } from './sessions/announce-account-change.ts'
import { findCurrentSession } from './sessions/find-current-session.ts'
import { deleteOldEnds, markAuthenticated, mustBeFresh } from './sessions/fresh-authentication.ts'
import { isBrowserOf, listBrowserOwners } from './sessions/is-browser-of.ts'
import { deleteExpired, listSessions } from './sessions/session.store.ts'
import { sessionCookies } from './sessions/session-cookie.ts'
import { sessionEvents } from './sessions/session-events.ts'
import { insideFetch } from './sign-in/inside-fetch.ts'
import { deleteOldDevices } from './sign-in/known-devices.ts'
import { createProviderClient } from './sign-in/provider-client.ts'
import { warnOfProvider } from './sign-in/warn-of-provider.ts'
import { endOtherSessions, endSession, endSessions, type OthersEnded } from './sign-out/end-sessions.ts'
import { publishAbandonedSignOuts } from './sign-out/publish-sign-outs.ts'
import { watchSession } from './sign-out/watch-session.ts'
import { ssoRoutes } from './sso/sso.routes.ts'

const LOCK_CONNECTIONS = 6

export type SessionPorts = {
  /** The embedded account service; undefined with OIDC_ISSUER. */
  identity: Identity | undefined
  /** The server that the embedded account service is mounted on, available once it's created. */
  app: () => FastifyInstance
  /** Stores who signed in with an external provider. */
  rememberPerson?: (person: User, isEmailVerified: boolean) => Promise<void>
  notify: Notify
  /** The person isn't signed in anywhere any more; in the transaction that ends the last session. */
  signedOut: SessionDeps['signedOut']
}

type Used = Pick<Platform, 'config' | 'db' | 'live' | 'secrets' | 'securityLog' | 'clock' | 'log'>

export type SessionModule = Module & {
  verifyBearer: (token: string) => Promise<User>
  endSessions: (affiliateId: number) => Promise<void>
  /** The person signed out at the account service itself, in the browser of this session. */
  endSession: (sid: string) => Promise<void>
  /** Ends all sessions except the one of this cookie, in the action's own transaction. */
  endOtherSessions: (tx: Queryable, affiliateId: number, cookie: string | undefined) => Promise<OthersEnded>
  /**
   * The next token of each session contains the change, and every tab is notified when the action commits.
   */
  announceAccountChange: (tx: Queryable, affiliateId: number, version: number) => Promise<void>
  /** Refuses unless the person of this cookie's session authenticated in the last five minutes (TS-17). */
  mustBeFresh: (caller: User, cookie: string | undefined) => Promise<void>
  /**
   * The device goes into other hands for one subject: its sessions answer only calls for it, and what was proved
   * before doesn't count any more (TS-06).
   */
  handOver: (caller: User, cookie: string | undefined, subject: string) => Promise<void>
  /**
   * Refuses on a handed-over device unless the person has proved who they are, and uses that proof up: no other
   * call gets it (TS-06). Returns when the device was handed over; undefined, and nothing is used up, if it isn't.
   */
  spendProof: (caller: User, cookie: string | undefined) => Promise<Date | undefined>
  /** The caller has just spent a proof to have the device back. */
  takeBack: (tx: Queryable, caller: User) => Promise<void>
  /** What the session of the caller's bearer was handed over for. */
  findHandover: (caller: User) => Promise<string | undefined>
  /** The caller just proved who they are, in the browser of this cookie. Returns until when that counts. */
  markAuthenticated: (caller: User, cookie: string | undefined) => Promise<Date>
  /** The session of the browser that sends this cookie, if it belongs to this person. */
  findSessionId: (cookie: string | undefined, affiliateId: number) => Promise<string | undefined>
  /** Whether a request comes from this person's browser, signed in or, if asked, remembered. */
  isBrowserOf: (
    browser: IncomingHttpHeaders,
    affiliateId: number,
    how: { isRemembered: boolean },
  ) => Promise<boolean>
  /** Everyone whose browser a request comes from, signed in or, if asked, remembered. */
  listBrowserOwners: (
    browser: IncomingHttpHeaders,
    how: { isRemembered: boolean },
  ) => Promise<readonly number[]>
  /** Whether a browser that sends these cookies may have a session: nobody has checked whether it still holds. */
  mayHaveSession: (cookie: string | undefined) => boolean
  listSessions: (affiliateId: number) => Promise<(Device & { id: string; lastSeenAt: Date })[]>
  /** True if this session ended within the last day, in any process. Answers from memory. */
  hasEnded: (sid: string) => boolean
  /** For streams, which must not outlive their session. Returns how to stop watching. */
  watchSession: (caller: User, close: () => void, ended?: () => void) => () => void
  /** Deletes what has expired. */
  cleanUp: () => Promise<void>
  /** Called after the server has closed. */
  close: () => Promise<void>
}

export function sessionModule(
  platform: Used,
  { identity, app, rememberPerson, notify, signedOut }: SessionPorts,
): SessionModule {
  const { config, db, live, secrets, securityLog, clock, log } = platform
  const { callbackUrl, callbackPath, clientSecret } = sessionEndpoints(platform)
  const publicUrl = new URL(config.publicUrl)
  const provider = createProviderClient({
    issuer: identity?.issuer ?? config.oidc.issuer ?? '',
    clientId: config.oidc.clientId,
    clientSecret,
    callbackUrl,
    afterSignOutUrl: new URL('/', publicUrl).href,
    embedded: identity && { fetch: insideFetch(app), jwks: identity.jwks },
    log,
  })
  const lockDb = db.separate(LOCK_CONNECTIONS)
  const deps: SessionDeps = {
    ...{ config, db, live, secrets, securityLog, clock, log, publicUrl, provider, lockDb },
    cookies: sessionCookies(publicUrl, callbackPath),
    signedOutUrl: identity?.signedOutUrl,
    rememberPerson: identity ? undefined : rememberPerson,
    notify,
    signedOut,
    ended: new EndedSessions(platform),
    handovers: new Handovers(platform),
  }
  if (!identity) warnOfProvider(deps)
  const verifyBearer = liveBearerVerifier(deps)
  return {
    ...sessionOwnData(deps),
    merging: sessionMerging,
    routes: {
      auth: async (app) => {
        await app.register(sessionRoutes(deps))
        await app.register(ssoRoutes(deps))
        await app.register(securityLogRoutes(deps))
      },
    },
    liveEvents: sessionEvents,
    graphs: { sessions: { sdl, trusted, resolvers: sessionResolvers(deps) } },
    verifyBearer,
    endSessions: async (affiliateId) => {
      await endSessions(deps, affiliateId)
    },
    endSession: (sid) => endSession(deps, sid),
    endOtherSessions: async (tx, affiliateId, cookie) => {
      const current = await findCurrentSession(deps, cookie, affiliateId)
      return endOtherSessions(deps, tx, affiliateId, current?.id)
    },
    mustBeFresh: (caller, cookie) => mustBeFresh(deps, caller, cookie),
    handOver: (caller, cookie, subject) => handOver(deps, caller, cookie, subject),
    spendProof: (caller, cookie) => spendProof(deps, caller, cookie),
    takeBack,
    findHandover: (caller) => deps.handovers.find(caller),
    markAuthenticated: (caller, cookie) => markAuthenticated(deps, caller, cookie),
    findSessionId: async (cookie, affiliateId) => (await findCurrentSession(deps, cookie, affiliateId))?.id,
    isBrowserOf: (browser, affiliateId, how) =>
      isBrowserOf({ ...deps, verifyBearer }, browser, affiliateId, how),
    listBrowserOwners: (browser, how) => listBrowserOwners({ ...deps, verifyBearer }, browser, how),
    mayHaveSession: (cookie) => deps.cookies.findSecret(cookie) !== undefined,
    listSessions: async (affiliateId) =>
      (await listSessions(db, affiliateId, clock.now())).map((row) => ({
        ...{ id: row.id, lastSeenAt: row.last_seen_at },
        ...deviceOf(row.user_agent),
      })),
    announceAccountChange: (tx, affiliateId, version) =>
      announceAccountChange(deps, tx, affiliateId, version),
    hasEnded: (sid) => deps.ended.has(sid),
    watchSession: (caller, close, ended) => watchSession(deps, caller, close, ended),
    cleanUp: () => cleanUp(deps),
    close: () => {
      deps.ended.close()
      deps.handovers.close()
      return lockDb.close()
    },
  }
}

async function cleanUp(deps: SessionDeps): Promise<void> {
  const { db, clock } = deps
  await publishAbandonedSignOuts(deps)
  await endForgottenHandovers(deps)
  await deleteExpired(db, clock.now())
  await deleteOldEnds(deps)
  await deleteOldDevices(db, clock.now())
  await deleteOldActivePeriods(db, clock.now())
  await deleteOldEnded(db, clock.now(), new Date(clock.now().getTime() - REMEMBERED_MS))
}
