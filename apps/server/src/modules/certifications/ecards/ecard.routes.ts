import {
  certificationCardsQuery,
  certificationCardsWire,
  cultureQuery,
  eCardQuery,
  eCardsWire,
  eCardWire,
  licenseIDWire,
  topECardsQuery,
} from '@fathom/contract/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mustReadList } from '../records/list-certifications.ts'
import { cardCatalogue } from './card-catalogue.ts'
import { getECard, listECards, topECards } from './list-ecards.ts'

export const ofCard = z.object({ licenseID: licenseIDWire })

/** CA-37, CA-51 and CA-53, under `ecards`. */
export const eCardRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const list of ['consumer', 'pro'] as const)
      app.get(
        `/e-cards/${list}`,
        {
          schema: {
            summary: `My eCards: the list of ${list === 'pro' ? 'professionals' : 'consumers'}`,
            querystring: cultureQuery,
            response: { 200: eCardsWire },
          },
        },
        async (request) => {
          mustReadList(request.caller, list)
          return listECards(deps, request.caller, { list, locale: readingCulture(request) })
        },
      )
    app.get(
      '/e-cards/top',
      {
        schema: {
          summary: 'My highest eCards, at most five',
          querystring: topECardsQuery,
          response: { 200: eCardsWire },
        },
      },
      async (request) =>
        topECards(deps, request.caller, { count: request.query.count, locale: readingCulture(request) }),
    )
    app.get(
      '/e-cards/:licenseID',
      {
        schema: {
          summary: 'One eCard of mine',
          params: ofCard,
          querystring: eCardQuery,
          response: { 200: eCardWire },
        },
      },
      async (request) =>
        deps.db.transaction((tx) =>
          getECard(deps, tx, {
            affiliateId: request.caller.affiliateId,
            licenseID: request.params.licenseID,
            levelID: request.query.levelID,
            locale: readingCulture(request),
          }),
        ),
    )
    app.get(
      '/certification-cards',
      {
        schema: {
          summary: 'The catalogue of cards',
          querystring: certificationCardsQuery,
          response: { 200: certificationCardsWire },
        },
      },
      async (request) => cardCatalogue(deps.prices, request.query.cardType, readingCulture(request)),
    )
  }
