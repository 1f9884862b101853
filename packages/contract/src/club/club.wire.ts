import { CLUB_BENEFITS, CLUB_PLAN_IDS, CLUB_STATES } from '@fathom/domain/club'
import { z } from 'zod'

/**
 * | Call | Answers |
 * | --- | --- |
 * | GET ecards/club | `clubWire` |
 * | POST ecards/club/trial | `clubWire`; 409 `trial-not-open` if the person has been a member before |
 */

const clubPlanWire = z.object({
  id: z.enum(CLUB_PLAN_IDS),
  /** Per year, in minor units. */
  price: z.object({ amount: z.int(), currency: z.string() }),
  benefits: z.array(z.enum(CLUB_BENEFITS)),
})
export type ClubPlanWire = z.infer<typeof clubPlanWire>

export const clubWire = z.object({
  state: z.enum(CLUB_STATES),
  /** `YYYY-MM-DD`, the last day of the current or last membership; null for people who were never members. */
  endsOn: z.string().nullable(),
  /** Including today; 0 without a current membership. */
  daysLeft: z.int(),
  mayStartTrial: z.boolean(),
  /** The member discount in the shop, in percent (RO-06). */
  discountPercent: z.number(),
  plans: z.array(clubPlanWire),
  /** All membership periods, newest first. */
  terms: z.array(z.object({ kind: z.enum(['trial', 'paid']), startsOn: z.string(), endsOn: z.string() })),
})
export type ClubWire = z.infer<typeof clubWire>
