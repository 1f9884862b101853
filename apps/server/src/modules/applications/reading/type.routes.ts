import { applicationCardsWire, applicationTypesWire } from '@fathom/contract/applications'
import { APPLICATION_TYPES, isHeld } from '@fathom/domain/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { factsOf } from './facts-of.ts'
import { readingOf } from './reading.ts'
import { cardsOf, typeName } from './type-name.ts'

/** CA-05. */
export const typeRoutes =
  (deps: Pick<ApplicationsDeps, 'db' | 'clock'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/Applications/types',
      { schema: { summary: 'The types of applications', response: { 200: applicationTypesWire } } },
      async (request) => {
        const { locale, caller } = readingOf(request)
        const { levels } = await factsOf(deps, deps.db, caller.affiliateId)
        return APPLICATION_TYPES.map((type) => ({
          id: type.id,
          name: typeName(type.id, locale),
          isHeld: isHeld(type, levels),
        }))
      },
    )
    app.get(
      '/Applications/types/:id/certification-cards',
      {
        schema: {
          summary: 'The cards that a type leads to',
          params: z.object({ id: z.string().max(60) }),
          response: { 200: applicationCardsWire },
        },
      },
      async (request) => {
        const cards = cardsOf(request.params.id, readingOf(request).locale)
        if (cards.length === 0) throw new Problem('not-found', 404)
        return cards
      },
    )
  }
