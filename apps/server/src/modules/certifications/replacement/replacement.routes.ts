import {
  cultureQuery,
  newReplacementWire,
  openReplacementsWire,
  replacementMoveWire,
  replacementOfferWire,
  replacementsWire,
  replacementWire,
} from '@fathom/contract/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../../platform/http/index.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { cancelReplacement, moveByStaff } from './move-replacement.ts'
import { openReplacements } from './open-replacements.ts'
import { orderReplacement, replacementOffer } from './order-replacement.ts'
import { listReplacements } from './replacement.store.ts'
import { replacementOf } from './replacement-of.ts'

const path = '/replacement-cards'
const querystring = cultureQuery
const params = z.object({ id: z.uuid().toLowerCase() })

/** SC-08: plastic cards by mail, under `ecards`. */
export const replacementRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${path}/offer`,
      {
        schema: {
          summary: 'Which cards can be sent to me, and what it costs',
          querystring: cultureQuery.extend({ countryId: z.string().max(3).optional() }),
          response: { 200: replacementOfferWire },
        },
      },
      async (asked) =>
        replacementOffer(deps, {
          affiliateId: asked.caller.affiliateId,
          countryId: asked.query.countryId,
          locale: readingCulture(asked),
        }),
    )
    app.get(
      path,
      {
        schema: { summary: 'My orders, the newest first', querystring, response: { 200: replacementsWire } },
      },
      async (asked) => {
        const rows = await listReplacements(deps.db, asked.caller.affiliateId)
        return rows.map((row) => replacementOf(row, readingCulture(asked)))
      },
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Orders a card; the same id again is the same order',
          querystring,
          body: newReplacementWire,
          response: { 201: replacementWire },
        },
      },
      async (asked, reply) => {
        const locale = readingCulture(asked)
        const order = { ...asked.body, id: asked.body.id.toLowerCase(), locale }
        return reply.code(201).send(replacementOf(await orderReplacement(deps, asked.caller, order), locale))
      },
    )
    await app.register(movingRoutes(deps))
  }

function movingRoutes(deps: CertificationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${path}/open`,
      {
        schema: {
          summary: 'What is to be printed, sent or delivered, for staff',
          querystring,
          response: { 200: openReplacementsWire },
        },
      },
      async (asked) => openReplacements(deps, asked.caller, readingCulture(asked)),
    )
    app.post(
      `${path}/:id/cancel`,
      {
        schema: {
          summary: 'Cancels my order until it is on its way',
          params,
          querystring,
          response: { 200: replacementWire },
        },
      },
      async (asked) =>
        replacementOf(await cancelReplacement(deps, asked.caller, asked.params.id), readingCulture(asked)),
    )
    app.post(
      `${path}/:id/status`,
      {
        schema: {
          summary: 'Where an order is now, told by staff',
          params,
          querystring,
          headers: ifMatchHeader,
          body: replacementMoveWire,
          response: { 200: replacementWire },
        },
      },
      async (asked) => {
        const version = versionIn(asked.headers)
        const moved = await moveByStaff(deps, asked.caller, { ...asked.params, ...asked.body, version })
        return replacementOf(moved, readingCulture(asked))
      },
    )
  }
}
