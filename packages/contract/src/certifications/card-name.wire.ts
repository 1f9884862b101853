import { LONGEST_REFUSAL } from '@fathom/domain/certifications'
import { z } from 'zod'
import { printableText } from '../shared/printable-text.ts'

/**
 * Under `pro/certifications/names`. A card keeps the name and the date of birth under which it was
 * conferred until staff confirm those of the account.
 *
 * | Call | Answers |
 * | --- | --- |
 * | POST me/request | 204: a name that was refused is in the queue again, for the person |
 * | GET waiting | `waitingNamesWire`, the oldest first, for staff; 403 `not-allowed`, or `right-missing` without the right `cards` |
 * | POST {affiliateId}/decision `nameDecisionWire` | `decidedNameWire`, for staff; 403 `own-item` for one's own, 409 `held`; 409 `already-decided` when something else waits by now; 404 `not-found` |
 */

const identityWire = z.object({
  name: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  birthdate: z.string(),
})

const cardHolderWire = z.object({ affiliateId: z.int(), onCards: identityWire })

const waitingNameWire = cardHolderWire.extend({
  /** What the account says. */
  asked: identityWire,
  askedAt: z.string(),
})
export type WaitingNameWire = z.infer<typeof waitingNameWire>
export const waitingNamesWire = z.array(waitingNameWire)

/** `asked` is what the staff saw, so that nobody confirms a name that was changed meanwhile. */
export const nameDecisionWire = z
  .object({
    decision: z.enum(['confirmed', 'refused']),
    asked: identityWire,
    /** Why it is refused; the person reads it. */
    reason: printableText({ max: LONGEST_REFUSAL }).default(''),
  })
  .refine(({ decision, reason }) => decision === 'confirmed' || reason, {
    error: 'a refusal names its reason',
  })
export type NameDecisionWire = z.input<typeof nameDecisionWire>

export const decidedNameWire = cardHolderWire
export type DecidedNameWire = z.infer<typeof decidedNameWire>
