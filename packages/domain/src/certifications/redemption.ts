/** Why the free card of the year cannot be had (RO-06); worded by `certifications-cards.redemptionReason.<name>`. */
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

/** All that stands in the way, in the order in which one would put it right; empty when nothing does. */
export function redemptionReasons(facts: RedemptionFacts): RedemptionReason[] {
  const stands: Record<RedemptionReason, boolean> = {
    'not-a-club-member': !facts.isClubMember,
    'already-redeemed': facts.hasRedeemedThisYear,
    'no-eligible-certification': !facts.hasEligibleCertification,
    'no-approved-photo': !facts.hasApprovedPhoto,
  }
  return REDEMPTION_REASONS.filter((reason) => stands[reason])
}

/** Annual is the calendar year of UTC, wherever somebody sits (RO-06). */
export const redemptionYear = (now: Date): number => now.getUTCFullYear()
