import { REDEMPTION_REASONS } from '@fathom/domain/certifications'
import { z } from 'zod'
import { certificationsWire, licenseIDWire } from './certification.wire.ts'

/**
 * | Call | Answers |
 * | --- | --- |
 * | GET ecards/e-cards/redemption?culture | `redemptionStateWire` |
 * | POST ecards/e-cards/redemption `redemptionWire` (CA-52) | 201 `eCardWire`; the same once more in the same year: 200 and the same card |
 *
 * Refusals: 403 `not-a-club-member`; 409 `already-redeemed` (another one this year), `no-eligible-certification` (that
 * one is not), `no-approved-photo`. `reasons` names all that stand in the way.
 */

export const redemptionStateWire = z.object({
  /** The UTC year that counts (RO-06). */
  year: z.int(),
  isReady: z.boolean(),
  /** All reasons that prevent it; `certifications-cards.redemptionReason.<reason>` has the text. */
  reasons: z.array(z.enum(REDEMPTION_REASONS)),
  /** The certifications to choose from. */
  eligible: certificationsWire,
  redeemed: z.object({ licenseID: licenseIDWire, levelID: z.int(), redeemedAt: z.string() }).nullable(),
  /** The instant from which the next one is available. */
  nextFrom: z.string(),
})
export type RedemptionStateWire = z.infer<typeof redemptionStateWire>

export const redemptionWire = z.object({ licenseID: licenseIDWire, levelID: z.int() })
export type RedemptionWire = z.infer<typeof redemptionWire>
