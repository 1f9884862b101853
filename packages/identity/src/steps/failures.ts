import type { FastifyInstance } from 'fastify'
import { MOUNT } from '../options.ts'
import { pageFor } from './page-for.ts'
import { type IdentityDeps, showProblem } from './step.ts'

/** People who use a form get an error page, not a problem document. */
export function answerFailures(app: FastifyInstance, deps: IdentityDeps): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) deps.options.log.error({ err: error, requestId: request.id }, 'an account page failed')
    const page = pageFor(request, MOUNT)
    return showProblem(deps, reply, page, status >= 500 ? 'unexpected' : 'text', status)
  })
}
