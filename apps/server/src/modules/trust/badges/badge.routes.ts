import { badgeParamsWire, badgeQueryWire, badgeWire } from '@fathom/contract/trust'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { getSigner } from '../signing-key.ts'
import { findStatement } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'
import { badgeOf } from './badge.ts'
import { signCredential } from './sign-credential.ts'

/** The holder's own credential, for any wallet. */
export function badgeRoutes(deps: TrustDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/trust/badges/:id',
      {
        schema: {
          summary: 'My certification as a signed Open Badges 3.0 credential',
          params: badgeParamsWire,
          querystring: badgeQueryWire,
          produces: ['application/vc+jwt', 'application/json'],
          response: { 200: z.union([z.string(), badgeWire]) },
        },
      },
      async ({ caller, params: { id }, query: { format } }, reply) => {
        const statement = await findStatement(deps.db, caller.affiliateId, id)
        if (!statement?.facts) throw new Problem('not-found', 404)
        const signer = await getSigner(deps, deps.db)
        const badge = badgeOf(statement.facts, { ...statement, issuer: signer.issuer })
        const isJson = format === 'json'
        reply.header('content-disposition', `attachment; filename="open-badge.${isJson ? 'json' : 'jwt'}"`)
        reply.type(isJson ? 'application/json' : 'application/vc+jwt')
        return isJson ? badge : signCredential(badge, signer)
      },
    )
  }
}
