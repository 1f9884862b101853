import type { ClientScope } from '@fathom/domain/session'
import { isStaff, type StaffRight, type User } from '@fathom/domain/session'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { mustHaveRight } from '../staff-rights/index.ts'
import type { HttpApp } from './http-app.ts'

/** Resolves a bearer to its user; throws a Problem when the bearer is invalid. */
export type Verify = (token: string) => Promise<User>

/** What the session of the caller's bearer was handed over for, if it was. */
type FindHandover = (caller: User) => Promise<string | undefined>

/** The rights of a member of staff at this moment. */
type FindRights = (affiliateId: number) => Promise<readonly StaffRight[]>

type Client = { clientId: string; name: string }

/** Resolves the token of a client that has this scope; throws a Problem otherwise. */
type AuthorizeClient = (token: string, scope: ClientScope) => Promise<Client>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers without a bearer (RO-01 lists which may). */
    open?: boolean
    /**
     * The route answers while the caller's device is handed over to someone else (TS-06): always, or if this is
     * what it was handed over for.
     */
    whileHandedOver?: true | ((params: never) => string)
    /** Only staff with this right may call (OF-01); `staff` is any member of staff. */
    right?: StaffRight | 'staff'
    /** People call it about what is theirs, and staff with this right about what is anyone's. */
    sharedRight?: StaffRight
    /** Only clients of other systems with this scope may call, never people (OF-10). */
    scope?: ClientScope
  }
  interface FastifyRequest {
    /** The signed-in caller. Reading it on an open route without a bearer answers 401. */
    caller: User
    /** The client of another system, on a route with a scope. */
    client: Client
  }
}

const callers = new WeakMap<FastifyRequest, User>()
const clients = new WeakMap<FastifyRequest, Client>()

export const isGuarded = (url: string | undefined, config: { open?: boolean } | undefined): boolean =>
  (url?.startsWith('/api/') ?? false) && config?.open !== true

export type GuardDeps = {
  verify: Verify
  findHandover: FindHandover
  findRights: FindRights
  authorizeClient?: AuthorizeClient
}

/**
 * Routes require a bearer unless they declare themselves open, so forgetting the flag never exposes a route.
 */
export function addGuard(
  app: HttpApp,
  { verify, findHandover, findRights, authorizeClient }: GuardDeps,
): void {
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      const caller = callers.get(this)
      if (!caller) throw unauthenticated()
      return caller
    },
  })
  app.decorateRequest('client', {
    getter(this: FastifyRequest) {
      const client = clients.get(this)
      if (!client) throw unauthenticated()
      return client
    },
  })
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    if (request.is404 || !isGuarded(url, config)) return
    if (config.scope) {
      if (!authorizeClient) throw unauthenticated()
      clients.set(request, await authorizeClient(bearerOf(request), config.scope))
      return
    }
    // A copy, because verified users are cached: what is noted about one belongs to this call alone.
    const caller = { ...(await verify(bearerOf(request))) }
    if (isStaff(caller)) caller.rights = await findRights(caller.affiliateId)
    callers.set(request, caller)
    checkAffiliate(request, caller)
    checkHandover(request, await findHandover(caller))
    if (config.right) mustHaveRight(caller, config.right)
  })
}

/** Every route of this scope is for staff with this right, or shared with them. */
export function declareRight(
  app: Pick<HttpApp, 'addHook'>,
  declared: Pick<FastifyContextConfig, 'right' | 'sharedRight'>,
): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...declared, ...route.config }
  })
}

/** Undefined on an open route and for a caller without a valid bearer. */
export const findCaller = (request: FastifyRequest): User | undefined => callers.get(request)

const unauthenticated = () => new Problem('unauthenticated', 401)

function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (!token) throw unauthenticated()
  return token
}

/** The header is data, never authority (CA-01): it may only repeat what the token says. */
function checkAffiliate({ headers }: FastifyRequest, caller: User): void {
  const named = headers['affiliate-id']
  if (named !== undefined && named !== String(caller.affiliateId)) throw new Problem('not-yours', 403)
}

/** A route that doesn't say otherwise refuses, graphs and streams included. */
function checkHandover({ routeOptions, params }: FastifyRequest, subject: string | undefined): void {
  if (subject === undefined) return
  const allowed = routeOptions.config.whileHandedOver
  if (allowed === true || allowed?.(params as never) === subject) return
  throw new Problem('handed-over', 423, { securityEvent: 'refused' })
}
