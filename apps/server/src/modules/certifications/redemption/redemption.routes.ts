import { cultureQuery, eCardWire, redemptionStateWire, redemptionWire } from '@fathom/contract/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { redeem, redemptionState } from './redeem.ts'

/** CA-52, under `ecards`. */
export const redemptionRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/e-cards/redemption',
      {
        schema: {
          summary: "Whether I can have the club's free card this year, and if not, why",
          querystring: cultureQuery,
          response: { 200: redemptionStateWire },
        },
      },
      async (request) => {
        const { affiliateId } = request.caller
        return redemptionState(deps, deps.db, { affiliateId, locale: readingCulture(request) })
      },
    )
    app.post(
      '/e-cards/redemption',
      {
        schema: {
          summary: 'Spend the free card of the year on one certification; again is the same card',
          querystring: cultureQuery,
          body: redemptionWire,
          response: { 200: eCardWire, 201: eCardWire },
        },
      },
      async (request, reply) => {
        const input = { ...request.body, locale: readingCulture(request) }
        const { card, isNew } = await redeem(deps, request.caller, input)
        return reply.code(isNew ? 201 : 200).send(card)
      },
    )
  }
