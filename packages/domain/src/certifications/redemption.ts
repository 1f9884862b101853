/**
 * Why the free card of the year isn't available (RO-06). The text of each is
 * `certifications-cards.redemptionReason.<name>`.
 */
export const REDEMPTION_REASONS = [
  'not-a-club-member',
  'already-redeemed',
  'no-eligible-certification',
  'no-approved-photo',
] as const
export type RedemptionReason = (typeof REDEMPTION_REASONS)[number]

export type RedemptionFacts = {
  isClubMember: boolean
  hasRedeemedThisYear: boolean
  hasEligibleCertification: boolean
  hasApprovedPhoto: boolean
}

/** All reasons against redeeming, in the order in which a person would fix them; empty if there are none. */
export function redemptionReasons(facts: RedemptionFacts): RedemptionReason[] {
  const stands: Record<RedemptionReason, boolean> = {
    'not-a-club-member': !facts.isClubMember,
    'already-redeemed': facts.hasRedeemedThisYear,
    'no-eligible-certification': !facts.hasEligibleCertification,
    'no-approved-photo': !facts.hasApprovedPhoto,
  }
  return REDEMPTION_REASONS.filter((reason) => stands[reason])
}

/** The redemption year is the UTC calendar year, regardless of the person's time zone (RO-06). */
export const redemptionYear = (now: Date): number => now.getUTCFullYear()
