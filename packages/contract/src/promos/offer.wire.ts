import { OFFER_REASONS } from '@fathom/domain/promos'
import { z } from 'zod'
import { priceToPayWire } from '../shop/index.ts'

/** GET offers/{sub} (CA-44, EN-19): one recommended course for this person; no content when there is none. */
export const offerWire = z.object({
  /** The id for dismissing it. */
  id: z.uuid(),
  packageId: z.uuid(),
  title: z.string(),
  summary: z.string(),
  scene: z.string(),
  reason: z.enum(OFFER_REASONS),
  /** The title of the course that it is based on. */
  basedOn: z.string().nullable(),
  /** How many dives in the logbook speak for it. */
  dives: z.int().nullable(),
  price: priceToPayWire,
})
export type OfferWire = z.infer<typeof offerWire>

/** PUT and DELETE offers/{sub}/dismissed/{id}. */
export const dismissedWire = z.object({ id: z.uuid(), isDismissed: z.boolean() })
export type DismissedWire = z.infer<typeof dismissedWire>
