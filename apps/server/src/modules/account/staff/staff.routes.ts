import { personParams } from '@fathom/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeps } from '../account.deps.ts'
import { endSessionsOf } from './end-sessions.ts'

/** What the organization's staff do with other people's accounts. */
export function staffRoutes(deps: AccountDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.delete(
      '/users/:affiliateId/sessions',
      {
        config: { right: 'people' },
        schema: {
          summary: 'Sign a person out everywhere, for staff; the person is mailed',
          params: personParams,
        },
      },
      async (request, reply) => {
        const { affiliateId } = request.params
        if (await endSessionsOf(deps, affiliateId, request.caller.affiliateId))
          request.recordSecurityEvent('sessions-ended', affiliateId)
        return reply.code(204).send()
      },
    )
  }
}
