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
 * | GET ecards/replacement-cards/open?culture | `openReplacementsWire`, for staff: what is to be printed, sent or delivered, the oldest first; else 403 `not-allowed`, or `right-missing` without the right `cards` |
 * | POST ecards/replacement-cards `newReplacementWire` | 201 `replacementWire`; the same id again answers the same order. 409 `price-changed` with `offer`, `no-approved-photo`, `already-ordered`; 404 `not-found`; 422 `invalid-address` with `problems` |
 * | POST ecards/replacement-cards/{id}/cancel | `replacementWire`; 409 `already-sent` with `current` |
 * | POST ecards/replacement-cards/{id}/status `replacementMoveWire` | `replacementWire`, for staff, with `If-Match`; 403 `own-item` for one's own; 409 `held`, `stale` or `not-possible` |
 */

/** In minor units, such as `{ amount: 2995, currency: 'USD' }`. */
const moneyWire = z.object({ amount: z.int().min(0), currency: z.string().length(3) })

export const replacementOfferWire = z.object({
  certifications: z.array(certificationWire),
  card: moneyWire,
  shipping: moneyWire,
  total: moneyWire,
  /** Whether there is an approved photo to print. */
  hasPhoto: z.boolean(),
  /** The mailing address from the caller's profile. */
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
  /** The price that the person saw: a different price is rejected, never charged. */
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
  /** When its status last changed. */
  changedAt: z.string(),
  version: z.int(),
})
export type ReplacementWire = z.infer<typeof replacementWire>
export const replacementsWire = z.array(replacementWire)

/** An open order, as staff see it. */
export const openReplacementsWire = z.array(
  replacementWire.extend({ affiliateId: z.int(), name: z.string() }),
)
export type OpenReplacementsWire = z.infer<typeof openReplacementsWire>

export const replacementMoveWire = z.object({ status: z.enum(['made', 'sent', 'delivered', 'cancelled']) })
