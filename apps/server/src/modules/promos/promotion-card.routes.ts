import { promotionCardsQuery, promotionCardsWire } from '@fathom/contract/promos'
import { isProcessed } from '@fathom/domain/dsd'
import { type CardReader, cardsFor } from '@fathom/domain/promos'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../platform/problem.ts'
import { readingCulture } from '../../platform/reading-culture.ts'
import { findCheckpoint } from '../dsd/index.ts'
import type { PromosDeps } from './promos.deps.ts'
import type { Promotions } from './promotions.ts'

/** SN-02 */
async function cardReader({ loadOffers }: PromosDeps, caller: User): Promise<CardReader> {
  const { courses, verdictOf, held, withoutECard } = await loadOffers(caller)
  return {
    levels: held.levels,
    withoutECard,
    verdictOf: (level) => {
      const course = courses.find(({ levelID }) => levelID === level)
      return course && verdictOf(course.packageId)
    },
  }
}

/**
 * Promotions are for people who have just dived with us: RR-04 applies to the call as well as to the page.
 */
export const promotionCardRoutes =
  (deps: PromosDeps, promotions: Promotions): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/promotion-cards',
      {
        schema: {
          summary: 'The cards that are promoted; only with a processed checkpoint',
          querystring: promotionCardsQuery,
          response: { 200: promotionCardsWire },
        },
      },
      async (request) => {
        const checkpoint = await findCheckpoint(deps.db, request.caller.affiliateId)
        if (!isProcessed(checkpoint, deps.clock.now())) throw new Problem('checkpoint-not-processed', 403)
        const reader = await cardReader(deps, request.caller)
        return cardsFor(await promotions.list(readingCulture(request)), reader)
      },
    )
  }
