import { MOBILE_PHONE_TYPE, SYNC_STATUSES } from '@fathom/domain/account'
import { z } from 'zod'

/** POST sync-queue (CA-11). An empty number removes the stored one. */
export const syncEventDraftWire = z.object({
  eventType: z.literal('phone_update'),
  affiliateId: z.int(),
  phoneNumberTypeId: z.literal(MOBILE_PHONE_TYPE),
  userName: z.string().max(300),
  phoneNumber: z.string().max(200),
})
export type SyncEventDraftWire = z.infer<typeof syncEventDraftWire>

/**
 * GET sync-queue/{id}. `pending` is on its way, the queue accepted `delivered`, `failed` used up all retries,
 * and `kept` waits here because no queue is configured.
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

/** The answer to a save. The next save sends the version back as `If-Match: "<version>"`. */
export const savedPhoneWire = syncEventWire.extend({ phoneVersion: z.int() })
export type SavedPhoneWire = z.infer<typeof savedPhoneWire>
