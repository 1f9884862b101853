import type { FastifyInstance } from 'fastify'
import { MOUNT } from '../options.ts'
import { failureOf } from '../pages/plain-pages.ts'
import { pageFor } from './page-for.ts'
import { type IdentityDeps, showProblem } from './step.ts'

/** What the server's own problems have. */
export type Failure = Error & { statusCode?: number; extra?: { retryAfter?: number } }

/** People who use a form get an error page, not a problem document. */
export function answerFailures(app: FastifyInstance, deps: IdentityDeps): void {
  app.setErrorHandler((error: Failure, request, reply) => {
    const status = error.statusCode ?? 500
    if (error.extra?.retryAfter) reply.header('retry-after', String(error.extra.retryAfter))
    if (status >= 500) deps.options.log.error({ err: error, requestId: request.id }, 'an account page failed')
    const page = pageFor(request, MOUNT)
    return showProblem(deps, reply, page, status >= 500 ? failureOf(status) : 'text', status)
  })
}
