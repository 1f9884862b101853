import { REPLACEMENT_STATUSES, REPLACEMENT_WHYS } from '@fathom/domain/certifications'
import { z } from 'zod'
import { mailingAddressDraftWire, mailingAddressWire } from '../profile/profile.wire.ts'
import { certificationWire, licenseIDWire } from './certification.wire.ts'

/**
 * SC-08: a plastic card, sent by mail.
 *
 * | Call | Answers |
 * | --- | --- |
 * | GET ecards/replacement-cards/offer?countryId&culture | `replacementOfferWire`: what can be ordered and what it costs to that country |
 * | GET ecards/replacement-cards?culture | `replacementsWire`: my orders, the newest first |
 * | GET ecards/replacement-cards/open?culture | `openReplacementsWire`, for staff: what is to be printed, sent or delivered, the oldest first; else 403 `not-staff` |
 * | POST ecards/replacement-cards `newReplacementWire` | 201 `replacementWire`; the same id again answers the same order. 409 `price-changed` with `offer`, `no-approved-photo`, `already-ordered`; 404 `not-found`; 422 `invalid-address` with `problems` |
 * | POST ecards/replacement-cards/{id}/cancel | `replacementWire`; 409 `already-sent` with `current` |
 * | POST ecards/replacement-cards/{id}/status `replacementMoveWire` | `replacementWire`, for staff, with `If-Match`; 409 `stale` or `not-possible` |
 */

/** In minor units, as `{ amount: 2995, currency: 'USD' }`. */
const moneyWire = z.object({ amount: z.int().min(0), currency: z.string().length(3) })

export const replacementOfferWire = z.object({
  certifications: z.array(certificationWire),
  card: moneyWire,
  shipping: moneyWire,
  total: moneyWire,
  /** Whether an approved photo is there to be printed. */
  hasPhoto: z.boolean(),
  /** Where mail goes to me, as the profile has it. */
  mailingAddress: mailingAddressWire.nullable(),
  /** Working days until it is sent. */
  workingDays: z.int(),
})
export type ReplacementOfferWire = z.infer<typeof replacementOfferWire>

export const newReplacementWire = z.object({
  id: z.uuid(),
  licenseID: licenseIDWire,
  why: z.enum(REPLACEMENT_WHYS),
  address: mailingAddressDraftWire,
  /** What the person saw: another price is refused, never charged. */
  total: moneyWire,
})
export type NewReplacementWire = z.input<typeof newReplacementWire>

export const replacementWire = z.object({
  id: z.uuid(),
  licenseID: licenseIDWire,
  levelID: z.int(),
  title: z.string(),
  why: z.enum(REPLACEMENT_WHYS),
  address: mailingAddressWire,
  card: moneyWire,
  shipping: moneyWire,
  total: moneyWire,
  status: z.enum(REPLACEMENT_STATUSES),
  mayCancel: z.boolean(),
  orderedAt: z.string(),
  /** When it last moved. */
  changedAt: z.string(),
  version: z.int(),
})
export type ReplacementWire = z.infer<typeof replacementWire>
export const replacementsWire = z.array(replacementWire)

/** An order that is not done, as staff see it. */
export const openReplacementsWire = z.array(
  replacementWire.extend({ affiliateId: z.int(), name: z.string() }),
)
export type OpenReplacementsWire = z.infer<typeof openReplacementsWire>

export const replacementMoveWire = z.object({ status: z.enum(['made', 'sent', 'delivered', 'cancelled']) })
