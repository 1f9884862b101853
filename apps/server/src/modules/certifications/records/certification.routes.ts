import {
  certificationsWire,
  certificationWire,
  cultureQuery,
  licenseIDWire,
  revocationWire,
} from '@fathom/contract/certifications'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mustBeEntitled } from '../entitled.ts'
import { certificationsOf, inList, mustReadList } from './list-certifications.ts'
import { revokeCertification } from './revoke-certification.ts'

const ofPerson = z.object({ affiliateId: affiliateIdWire })

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
      async (request) => {
        const { affiliateId } = request.caller
        return certificationsOf(deps, deps.db, { affiliateId, locale: readingCulture(request) })
      },
    )
    app.get(
      '/certifications/:affiliateId',
      {
        config: { sharedRight: 'cards' },
        schema: {
          summary: 'The certifications of a person: my own, those of my students, or of anyone for staff',
          params: ofPerson,
          querystring: cultureQuery,
          response: { 200: certificationsWire },
        },
      },
      async (request) => {
        const { affiliateId } = request.params
        await mustBeEntitled(deps, request.caller, affiliateId)
        return certificationsOf(deps, deps.db, { affiliateId, locale: readingCulture(request) })
      },
    )
    app.post(
      '/certifications/:licenseID/revocation',
      {
        config: { right: 'cards' },
        schema: {
          summary: 'Withdraw a certification and its card, for staff',
          params: z.object({ licenseID: licenseIDWire }),
          querystring: cultureQuery,
          body: revocationWire,
          response: { 200: certificationWire },
        },
      },
      async (request) =>
        revokeCertification(deps, {
          ...request.params,
          ...request.body,
          by: request.caller.affiliateId,
          locale: readingCulture(request),
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
        async (request) => {
          mustReadList(request.caller, list)
          const { affiliateId } = request.caller
          const mine = { affiliateId, locale: readingCulture(request) }
          return inList(request.caller, list, await certificationsOf(deps, deps.db, mine))
        },
      )
  }
