import { sdl, trusted } from '@fathom/contract/session'
import type { User } from '@fathom/domain/session'
import type { Identity } from '@fathom/identity'
import type { FastifyInstance } from 'fastify'
import { connectDatabase } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { endSessions } from './end-sessions.ts'
import { insideFetch } from './inside-fetch.ts'
import { createProviderClient } from './provider-client.ts'
import type { SessionHouse } from './session.house.ts'
import { sessionResolvers } from './session.resolvers.ts'
import { sessionRoutes } from './session.routes.ts'
import { deleteExpired } from './session.store.ts'
import { sessionCookies } from './session-cookie.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import { bearerVerifier } from './verify-bearer.ts'
import { whenSignedOut } from './when-signed-out.ts'

const LOCK_CONNECTIONS = 6

export type SessionPorts = {
  /** The embedded account service; undefined with OIDC_ISSUER. */
  identity: Identity | undefined
  /** The server that the embedded account service is mounted on, once it is made. */
  app: () => FastifyInstance
}

type Used = Pick<Platform, 'config' | 'db' | 'live' | 'secrets' | 'clock' | 'log'>

export type SessionModule = Module & {
  verifyBearer: (token: string) => Promise<User>
  endSessions: (affiliateId: number) => Promise<void>
  /** For streams, which must not outlive the sign-out. */
  whenSignedOut: (caller: User, token: string, signal: AbortSignal) => Promise<void>
  /** Gives back the room of what has expired. */
  cleanUp: () => Promise<void>
  /** After the server has closed. */
  close: () => Promise<void>
}

export function sessionModule(platform: Used, { identity, app }: SessionPorts): SessionModule {
  const { config, db, live, secrets, clock, log } = platform
  const { callbackUrl, callbackPath, clientSecret } = sessionEndpoints(platform)
  const publicUrl = new URL(config.publicUrl)
  const provider = createProviderClient({
    issuer: identity?.issuer ?? config.oidc.issuer ?? '',
    clientId: config.oidc.clientId,
    clientSecret,
    callbackUrl,
    afterSignOutUrl: new URL('/', publicUrl).href,
    embedded: identity && { fetch: insideFetch(app), jwks: identity.jwks },
  })
  const lockDb = connectDatabase(db.url, { size: LOCK_CONNECTIONS })
  const house: SessionHouse = {
    ...{ config, db, live, secrets, clock, log, publicUrl, provider, lockDb },
    cookies: sessionCookies(publicUrl, callbackPath),
    signedOutUrl: identity?.signedOutUrl,
  }
  return {
    routes: { auth: sessionRoutes(house) },
    graphs: { sessions: { sdl, trusted, resolvers: sessionResolvers(house) } },
    verifyBearer: bearerVerifier(house),
    endSessions: async (affiliateId) => {
      await endSessions(house, affiliateId)
    },
    whenSignedOut: (caller, _token, signal) => whenSignedOut(house, caller, signal),
    cleanUp: () => deleteExpired(db, clock.now()),
    close: () => lockDb.close(),
  }
}
