import { tourWire } from '@fathom/contract/preferences'
import { affiliateIdWire } from '@fathom/contract/shared'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { closeTour, findTourClosed } from './preferences.store.ts'

const own = z.object({ affiliateId: affiliateIdWire })

/** SN-08: whether the person still gets the tour of a first visit, on any device. */
export function tourRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tour/:affiliateId',
      {
        schema: {
          summary: 'Whether I have ended or skipped the tour',
          params: own,
          response: { 200: tourWire },
        },
      },
      async ({ caller, params }) => {
        mustBeOwn(caller, params.affiliateId)
        return { isClosed: (await findTourClosed(db, caller.affiliateId)) !== undefined }
      },
    )

    app.put(
      '/tour/:affiliateId',
      {
        schema: {
          summary: 'End or skip the tour; it stays closed',
          params: own,
          response: { 200: tourWire },
        },
      },
      async ({ caller, params }) => {
        mustBeOwn(caller, params.affiliateId)
        await closeTour(db, caller.affiliateId, clock.now())
        return { isClosed: true }
      },
    )
  }
}
