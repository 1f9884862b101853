import { dismissedWire, offerWire } from '@fathom/contract/promos'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../platform/problem.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { addDismissed, removeDismissed } from './offer.store.ts'
import type { PromosDeps } from './promos.deps.ts'
import { findOffer } from './recommend.ts'

const params = z.object({ sub: z.string().max(200) })
const ofOffer = params.extend({ id: z.uuid() })

/** A subject in a path is data and grants no access (RO-01). */
function mustBeMe({ sub }: User, named: string): void {
  if (sub !== named) throw new Problem('not-yours', 403)
}

/** CA-44, with and without the repeated service name in the path. */
export const offerRoutes =
  (deps: PromosDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const path of ['/:sub', '/offers/:sub'])
      app.get(
        path,
        {
          schema: {
            summary: 'The course that is recommended to me; no content when there is none',
            params,
            response: { 200: offerWire, 204: z.null() },
          },
        },
        async ({ caller, params, headers }, reply) => {
          mustBeMe(caller, params.sub)
          const offer = await findOffer(deps, caller, readingLocale(headers['accept-language'], caller))
          return offer ?? reply.code(204).send(null)
        },
      )
    app.put(
      '/:sub/dismissed/:id',
      {
        schema: {
          summary: 'Stop recommending this course to me',
          params: ofOffer,
          response: { 200: dismissedWire },
        },
      },
      async ({ caller, params }) => {
        mustBeMe(caller, params.sub)
        await addDismissed(deps.db, caller.affiliateId, params.id, deps.clock.now())
        return { id: params.id, isDismissed: true }
      },
    )
    app.delete(
      '/:sub/dismissed/:id',
      {
        schema: {
          summary: 'Allow recommending this course to me again',
          params: ofOffer,
          response: { 200: dismissedWire },
        },
      },
      async ({ caller, params }) => {
        mustBeMe(caller, params.sub)
        await removeDismissed(deps.db, caller.affiliateId, params.id)
        return { id: params.id, isDismissed: false }
      },
    )
  }
