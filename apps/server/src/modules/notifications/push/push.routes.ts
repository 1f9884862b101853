import {
  pushKeyWire,
  pushSubscriptionParamsWire,
  pushSubscriptionWire,
  subscribePushWire,
} from '@fathom/contract/notifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { deleteDevice, findDevice } from './device.store.ts'
import { subscribe } from './subscribe.ts'
import { getVapidKeys } from './vapid.ts'

const SUBSCRIBING = { limit: 60, windowSeconds: 3600 }

export function pushRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/push/key',
      { schema: { summary: 'The key that a browser subscribes with', response: { 200: pushKeyWire } } },
      async () => ({ publicKey: (await getVapidKeys(deps)).publicKey }),
    )

    app.get(
      '/push/subscription/:id',
      {
        schema: {
          summary: 'Whether notifications are pushed to this device; 404 if not',
          params: pushSubscriptionParamsWire,
          response: { 200: pushSubscriptionWire },
        },
      },
      async ({ caller, headers, params }) => {
        const device = await findDevice(deps.db, params.id)
        const sessionId = await deps.ports.findSessionId(headers.cookie, caller.affiliateId)
        const isMine = Number(device?.affiliate_id) === caller.affiliateId
        if (!device || !isMine || device.session_id !== sessionId) throw new Problem('not-found', 404)
        return { id: device.id }
      },
    )

    app.post(
      '/push/subscription',
      {
        schema: {
          summary: 'Push to this device while it is signed in; repeating the call renews it',
          body: subscribePushWire,
          response: { 200: pushSubscriptionWire },
        },
      },
      async ({ caller, headers, body }) => {
        const key = `push-subscription:${caller.affiliateId}`
        const verdict = await countAttempt(deps.db, key, SUBSCRIBING, deps.clock.now())
        if (!verdict.allowed)
          throw new Problem('too-many-attempts', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
        return subscribe(deps, caller.affiliateId, headers.cookie, body)
      },
    )

    app.delete(
      '/push/subscription/:id',
      {
        schema: {
          summary: 'Stop pushing to this device; repeating the call has no effect',
          params: pushSubscriptionParamsWire,
          response: { 200: z.object({}) },
        },
      },
      async ({ caller, params }) => {
        await deleteDevice(deps.db, caller.affiliateId, params.id)
        return {}
      },
    )
  }
}
