import { MOBILE_PHONE_TYPE, SYNC_STATUSES } from '@fathom/domain/account'
import { z } from 'zod'

/** POST sync-queue (CA-11). An empty number removes the one that is kept. */
export const syncEventDraftWire = z.object({
  eventType: z.literal('phone_update'),
  affiliateId: z.int(),
  phoneNumberTypeId: z.literal(MOBILE_PHONE_TYPE),
  userName: z.string().max(300),
  phoneNumber: z.string().max(200),
})
export type SyncEventDraftWire = z.infer<typeof syncEventDraftWire>

/**
 * GET sync-queue/{id}. `pending` is on its way, `delivered` was taken by the queue, `failed` was tried
 * in vain to the last, `kept` waits here because no queue is configured.
 */
export const syncEventWire = z.object({
  id: z.string(),
  eventType: z.literal('phone_update'),
  phoneNumber: z.string(),
  status: z.enum(SYNC_STATUSES),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
})
export type SyncEventWire = z.infer<typeof syncEventWire>

/** The answer to a save. The version is what the next one sends back as `If-Match: "<version>"`. */
export const savedPhoneWire = syncEventWire.extend({ phoneVersion: z.int() })
export type SavedPhoneWire = z.infer<typeof savedPhoneWire>
