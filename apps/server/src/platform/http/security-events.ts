import type { SecurityEventKind } from '@fathom/domain/session'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '../problem.ts'
import type { SecurityLog } from '../security-log/index.ts'
import { hasActedAsStaff } from '../staff-rights/index.ts'
import { findCaller } from './guard.ts'
import type { HttpApp } from './http-app.ts'
import { problemOf } from './problem-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Records that this call did something (TS-22). Without an id it happened to the caller. */
    recordSecurityEvent(kind: SecurityEventKind, affiliateId?: number): void
    /** For a refusal in an answer that isn't one as a whole, such as that of a graph. */
    reportProblem(problem: Problem): void
  }
}

const KINDS: Readonly<Record<number, SecurityEventKind>> = { 401: 'refused', 403: 'refused', 429: 'limited' }

/** The portal asks for a session each time it opens; a visitor without one isn't refused anything. */
const NO_SESSION = 'signed-out'

/** The portal then shows the dialog and calls again. A copied bearer gets no further, so it's recorded all the same. */
const ASKED: Readonly<Record<string, SecurityEventKind>> = { 'authentication-needed': 'identity-check-asked' }

/** Ids as our routes have them: numbers, UUIDs, names. Tokens are longer, and e-mail addresses have an @. */
const ID = /^[\w-]{1,40}$/

/** TS-22: refusals, limits and staff actions of every call of the API. */
export function recordSecurityEvents(app: HttpApp, securityLog: Pick<SecurityLog, 'record'>): void {
  const addresses = new WeakMap<FastifyRequest, string>()
  const aboutCall = (request: FastifyRequest) => ({
    affiliateId: findCaller(request)?.affiliateId,
    address: addresses.get(request),
    operation: `${request.method} ${request.routeOptions.url ?? ''}`,
  })

  function report(request: FastifyRequest, { problem, status, securityEvent }: Problem): void {
    const kind = securityEvent ?? ASKED[problem] ?? KINDS[status]
    if (kind && problem !== NO_SESSION && isOfApi(request))
      securityLog.record({ ...aboutCall(request), kind, reason: problem })
  }

  app.decorateRequest('recordSecurityEvent', function (this: FastifyRequest, kind, affiliateId) {
    const about = aboutCall(this)
    securityLog.record({ ...about, kind, affiliateId: affiliateId ?? about.affiliateId })
  })
  app.decorateRequest('reportProblem', function (this: FastifyRequest, problem) {
    report(this, problem)
  })
  // Noted first: a caller who has gone when the answer is sent has no address any more.
  app.addHook('onRequest', async (request) => void addresses.set(request, request.ip))
  app.addHook('onError', async (request, _reply, error) => {
    const problem = problemOf(error)
    if (problem) report(request, problem)
  })
  app.addHook('onResponse', async (request, reply) => {
    const caller = findCaller(request)
    if (!caller || !hasActedAsStaff(caller) || reply.statusCode >= 400) return
    securityLog.record({ ...aboutCall(request), kind: 'staff-action', target: targetOf(request) })
  })
}

const isOfApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false

function targetOf({ params }: FastifyRequest): string | undefined {
  const ids = Object.values((params ?? {}) as Record<string, string>).filter((value) => ID.test(value))
  return ids.length > 0 ? ids.join('/') : undefined
}
