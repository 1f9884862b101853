/** The benefits of the club. All plans include the first two; the organization sends the others itself. */
export const CLUB_BENEFITS = [
  'discount',
  'free-ecard',
  'magazine',
  'printed-magazine',
  'welcome-kit',
] as const
export type ClubBenefit = (typeof CLUB_BENEFITS)[number]

export const CLUB_PLAN_IDS = ['shore', 'reef', 'wall', 'deep'] as const
export type ClubPlanId = (typeof CLUB_PLAN_IDS)[number]

export type ClubPlan = {
  id: ClubPlanId
  /** Price per year, in minor units of US dollars (CO-02). */
  amount: number
  benefits: readonly ClubBenefit[]
}

const EVERY_PLAN: readonly ClubBenefit[] = ['discount', 'free-ecard']

export const CLUB_PLANS: readonly ClubPlan[] = [
  { id: 'shore', amount: 2695, benefits: EVERY_PLAN },
  { id: 'reef', amount: 3495, benefits: [...EVERY_PLAN, 'magazine'] },
  { id: 'wall', amount: 3995, benefits: [...EVERY_PLAN, 'magazine', 'printed-magazine'] },
  { id: 'deep', amount: 4995, benefits: [...EVERY_PLAN, 'magazine', 'printed-magazine', 'welcome-kit'] },
]
