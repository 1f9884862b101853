import { CLUB_BENEFITS, CLUB_PLAN_IDS, CLUB_STATES } from '@fathom/domain/club'
import { z } from 'zod'

/**
 * | Call | Answers |
 * | --- | --- |
 * | GET ecards/club | `clubWire` |
 * | POST ecards/club/trial | `clubWire`; 409 `trial-not-open` for whoever was a member before |
 */

const clubPlanWire = z.object({
  id: z.enum(CLUB_PLAN_IDS),
  /** A year, in minor units. */
  price: z.object({ amount: z.int(), currency: z.string() }),
  benefits: z.array(z.enum(CLUB_BENEFITS)),
})
export type ClubPlanWire = z.infer<typeof clubPlanWire>

export const clubWire = z.object({
  state: z.enum(CLUB_STATES),
  /** `YYYY-MM-DD`, the last day of what runs or has run; null for whoever was never a member. */
  endsOn: z.string().nullable(),
  /** Today included; 0 when nothing runs. */
  daysLeft: z.int(),
  mayStartTrial: z.boolean(),
  /** What a member pays less in the shop, in percent (RO-06). */
  discountPercent: z.number(),
  plans: z.array(clubPlanWire),
  /** Every stretch of membership, the newest first. */
  terms: z.array(z.object({ kind: z.enum(['trial', 'paid']), startsOn: z.string(), endsOn: z.string() })),
})
export type ClubWire = z.infer<typeof clubWire>
