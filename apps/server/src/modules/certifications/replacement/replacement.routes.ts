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
      async (request) =>
        replacementOffer(deps, {
          affiliateId: request.caller.affiliateId,
          countryId: request.query.countryId,
          locale: readingCulture(request),
        }),
    )
    app.get(
      path,
      {
        schema: { summary: 'My orders, the newest first', querystring, response: { 200: replacementsWire } },
      },
      async (request) => {
        const rows = await listReplacements(deps.db, request.caller.affiliateId)
        return rows.map((row) => replacementOf(row, readingCulture(request)))
      },
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Order a card; the same id again is the same order',
          querystring,
          body: newReplacementWire,
          response: { 201: replacementWire },
        },
      },
      async (request, reply) => {
        const locale = readingCulture(request)
        const order = { ...request.body, id: request.body.id.toLowerCase(), locale }
        return reply
          .code(201)
          .send(replacementOf(await orderReplacement(deps, request.caller, order), locale))
      },
    )
    await app.register(movingRoutes(deps))
  }

function movingRoutes(deps: CertificationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${path}/open`,
      {
        config: { right: 'cards' },
        schema: {
          summary: 'Cards to print, send or deliver, for staff',
          querystring,
          response: { 200: openReplacementsWire },
        },
      },
      async (request) => openReplacements(deps, readingCulture(request)),
    )
    app.post(
      `${path}/:id/cancel`,
      {
        schema: {
          summary: 'Cancel my order, until it is on its way',
          params,
          querystring,
          response: { 200: replacementWire },
        },
      },
      async (request) =>
        replacementOf(
          await cancelReplacement(deps, request.caller, request.params.id),
          readingCulture(request),
        ),
    )
    app.post(
      `${path}/:id/status`,
      {
        config: { right: 'cards' },
        schema: {
          summary: 'Update the status of an order, for staff',
          params,
          querystring,
          headers: ifMatchHeader,
          body: replacementMoveWire,
          response: { 200: replacementWire },
        },
      },
      async (request) => {
        const version = versionIn(request.headers)
        const by = request.caller.affiliateId
        const moved = await moveByStaff(deps, { ...request.params, ...request.body, version, by })
        return replacementOf(moved, readingCulture(request))
      },
    )
  }
}
