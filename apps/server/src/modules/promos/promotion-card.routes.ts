import { promotionCardsQuery, promotionCardsWire } from '@fathom/contract/promos'
import { isProcessed } from '@fathom/domain/dsd'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from '../../platform/problem.ts'
import { findCheckpoint } from '../dsd/index.ts'
import { readingCulture } from '../training/index.ts'
import type { PromosDeps } from './promos.deps.ts'
import type { Promotions } from './promotions.ts'

/**
 * Promotions are for people who have just dived with us: RR-04 applies to the call as well as to the page.
 */
export const promotionCardRoutes =
  ({ db, clock }: PromosDeps, promotions: Promotions): FastifyPluginAsyncZod =>
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
      async (asking) => {
        const checkpoint = await findCheckpoint(db, asking.caller.affiliateId)
        if (!isProcessed(checkpoint, clock.now())) throw new Problem('checkpoint-not-processed', 403)
        return promotions.list(readingCulture(asking))
      },
    )
  }
