import { deliveryWire, saveDeliveryWire } from '@fathom/contract/notifications'
import { DIGEST_HOUR } from '@fathom/domain/notifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findZone, keepZone } from '../digest/zone.store.ts'
import type { DeliveryDeps } from './delivery.deps.ts'

export function zoneRoutes({ db, clock }: Pick<DeliveryDeps, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/delivery',
      {
        schema: {
          summary: 'My time zone, for the daily summary',
          response: { 200: deliveryWire },
        },
      },
      async ({ caller }) => ({
        timeZone: (await findZone(db, caller.affiliateId)) ?? null,
        hour: DIGEST_HOUR,
      }),
    )

    app.put(
      '/delivery',
      {
        schema: {
          summary: 'Save my time zone, for the daily summary',
          body: saveDeliveryWire,
          response: { 200: deliveryWire },
        },
      },
      async ({ caller, body: { timeZone } }) => {
        await keepZone(db, caller.affiliateId, timeZone, clock.now())
        return { timeZone, hour: DIGEST_HOUR }
      },
    )
  }
}
