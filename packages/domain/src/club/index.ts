export {
  CLUB_BENEFITS,
  CLUB_PLAN_IDS,
  CLUB_PLANS,
  type ClubBenefit,
  type ClubPlan,
  type ClubPlanId,
} from './club-plans.ts'
export {
  CLUB_STATES,
  type ClubState,
  type ClubStatus,
  clubStatus,
  isClubMember,
  mayStartTrial,
} from './club-status.ts'
export {
  type ClubTerm,
  lastDay,
  paidYear,
  TRIAL_DAYS,
  trialFrom,
} from './club-term.ts'
export { type Membership, type ProfessionalStatus, professionalStatus } from './professional-status.ts'
