import { decidedNameWire, nameDecisionWire, waitingNamesWire } from '@fathom/contract/certifications'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../../platform/http/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { askForNameAgain } from './ask-for-name-again.ts'
import { decideName, waitingNames } from './decide-name.ts'

/** Under `pro`. */
export const nameRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(decisionRoutes(deps))
    app.post(
      '/certifications/names/me/request',
      { schema: { summary: 'Ask staff again for the name of my profile on my cards, after a refusal' } },
      async ({ caller }, reply) => {
        await askForNameAgain(deps, caller.affiliateId)
        return reply.code(204).send()
      },
    )
  }

const decisionRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'cards' })
    app.get(
      '/certifications/names/waiting',
      {
        schema: {
          summary: 'Holders whose account has another name or date of birth than their cards, for staff',
          response: { 200: waitingNamesWire },
        },
      },
      async () => waitingNames(deps),
    )
    app.post(
      '/certifications/names/:affiliateId/decision',
      {
        schema: {
          summary: 'Confirm or refuse a new name for the cards of a person, for staff',
          params: z.object({ affiliateId: affiliateIdWire }),
          body: nameDecisionWire,
          response: { 200: decidedNameWire },
        },
      },
      async ({ caller, params, body }) => decideName(deps, { ...params, ...body, by: caller.affiliateId }),
    )
  }
