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
        async (asked) => {
          mustReadList(asked.caller, list)
          return listECards(deps, asked.caller, { list, locale: readingCulture(asked) })
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
      async (asked) =>
        topECards(deps, asked.caller, { count: asked.query.count, locale: readingCulture(asked) }),
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
      async (asked) =>
        deps.db.transaction((tx) =>
          getECard(deps, tx, {
            affiliateId: asked.caller.affiliateId,
            licenseID: asked.params.licenseID,
            levelID: asked.query.levelID,
            locale: readingCulture(asked),
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
      async (asked) => cardCatalogue(asked.query.cardType, readingCulture(asked)),
    )
  }
