import { DELIVERY_STATES, WEBHOOK_EVENTS } from '@fathom/domain/integrations'
import { z } from 'zod'

const eventsWire = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .transform((events) => [...new Set(events)])
const urlWire = z.string().trim().min(1).max(500)

/** OF-10: where a client wants to learn of events. */
export const webhookWire = z.object({
  id: z.string(),
  clientId: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
  oldSecretUntil: z.string().nullable(),
  disabledAt: z.string().nullable(),
  /** Who switched it off: a member of staff, or we after days without an answer. */
  disabledWhy: z.enum(['staff', 'failing', 'gone']).nullable(),
})
export type WebhookWire = z.infer<typeof webhookWire>

export const webhooksWire = z.object({ items: z.array(webhookWire) })
export type WebhooksWire = z.infer<typeof webhooksWire>

/** POST office/integrations/webhooks; 422 `address-refused`, `address-with-password` or `address-unknown`. */
export const newWebhookWire = z.strictObject({
  clientId: z.string().max(60),
  url: urlWire,
  events: eventsWire,
})
export type NewWebhookWire = z.output<typeof newWebhookWire>

export const webhookSecretWire = z.object({ webhook: webhookWire, secret: z.string() })
export type WebhookSecretWire = z.infer<typeof webhookSecretWire>

export const webhookParams = z.object({ id: z.uuid().toLowerCase() })
export const webhookChangeWire = z.strictObject({
  url: urlWire.optional(),
  events: eventsWire.optional(),
  isEnabled: z.boolean().optional(),
})
export type WebhookChangeWire = z.output<typeof webhookChangeWire>

/** GET office/integrations/deliveries: newest first. */
export const deliveriesQuery = z.object({
  webhook: z.uuid().optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  after: z.uuid().optional(),
})
export const deliveryWire = z.object({
  id: z.string(),
  webhookId: z.string(),
  url: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.string(),
  nextAt: z.string().nullable(),
  /** Newest first, the last ten. What the receiver answered is not stored. */
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.int().nullable(),
      /** Why there is no status, such as ECONNREFUSED. */
      error: z.string().nullable(),
      milliseconds: z.int(),
    }),
  ),
})
export type DeliveryWire = z.infer<typeof deliveryWire>
export const deliveriesWire = z.object({ items: z.array(deliveryWire), next: z.string().nullable() })
export type DeliveriesWire = z.infer<typeof deliveriesWire>
