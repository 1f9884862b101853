import {
  certificationsWire,
  certificationWire,
  cultureQuery,
  licenseIDWire,
  revocationWire,
} from '@fathom/contract/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mustBeEntitled } from '../entitled.ts'
import { certificationsOf, inList, mustReadList } from './list-certifications.ts'
import { revokeCertification } from './revoke-certification.ts'

const ofPerson = z.object({ affiliateId: z.coerce.number().int().positive() })

/** CA-27, under `pro`. */
export const certificationRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/certifications/me',
      {
        schema: {
          summary: 'What I am certified as, the newest first',
          querystring: cultureQuery,
          response: { 200: certificationsWire },
        },
      },
      async (asked) => {
        const { affiliateId } = asked.caller
        return certificationsOf(deps, deps.db, { affiliateId, locale: readingCulture(asked) })
      },
    )
    app.get(
      '/certifications/:affiliateId',
      {
        schema: {
          summary: 'What somebody is certified as: oneself, a student of mine, or anybody for staff',
          params: ofPerson,
          querystring: cultureQuery,
          response: { 200: certificationsWire },
        },
      },
      async (asked) => {
        const { affiliateId } = asked.params
        await mustBeEntitled(deps, asked.caller, affiliateId)
        return certificationsOf(deps, deps.db, { affiliateId, locale: readingCulture(asked) })
      },
    )
    app.post(
      '/certifications/:licenseID/revocation',
      {
        schema: {
          summary: 'Withdraws a certification and its card, for staff',
          params: z.object({ licenseID: licenseIDWire }),
          querystring: cultureQuery,
          body: revocationWire,
          response: { 200: certificationWire },
        },
      },
      async (asked) =>
        revokeCertification(deps, asked.caller, {
          ...asked.params,
          ...asked.body,
          locale: readingCulture(asked),
        }),
    )
  }

/** CA-37, under `ecards`. */
export const cardListRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const list of ['consumer', 'pro'] as const)
      app.get(
        `/cards/${list}`,
        {
          schema: {
            summary: `My cards: the list of ${list === 'pro' ? 'professionals' : 'consumers'}`,
            querystring: cultureQuery,
            response: { 200: certificationsWire },
          },
        },
        async (asked) => {
          mustReadList(asked.caller, list)
          const { affiliateId } = asked.caller
          const mine = { affiliateId, locale: readingCulture(asked) }
          return inList(asked.caller, list, await certificationsOf(deps, deps.db, mine))
        },
      )
  }
