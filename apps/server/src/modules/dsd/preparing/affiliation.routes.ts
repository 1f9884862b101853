import { affiliationWire, dsdProgressWire } from '@fathom/contract/dsd'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { createAffiliation } from './create-affiliation.ts'
import { readProgress } from './read-progress.ts'

export const affiliationRoutes =
  (deps: DsdDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/CreateDdsAffiliation',
      {
        schema: {
          summary: 'Choose the dive center and instructor, which prepares my learning material',
          body: affiliationWire,
          response: { 200: affiliationWire },
        },
      },
      ({ caller, headers, body }) => {
        const visitor = { caller, locale: readingCulture({ query: {}, headers, caller }) }
        return createAffiliation(deps, visitor, body)
      },
    )
    app.get(
      '/progress',
      {
        schema: {
          summary: 'The forms of the program that I have signed, and how far my material is prepared',
          response: { 200: dsdProgressWire },
        },
      },
      ({ caller }) => readProgress(deps, caller.affiliateId),
    )
  }
