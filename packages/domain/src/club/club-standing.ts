import { type ClubTerm, daysFrom, lastDay } from './club-term.ts'

/** What the specification calls the state of a membership (ST-04). */
export const CLUB_STATES = ['eligible', 'Free Trial', 'Active', 'Expired'] as const
export type ClubState = (typeof CLUB_STATES)[number]

export type ClubStanding = {
  state: ClubState
  /** The last day of what runs or has run; null for whoever was never a member. */
  endsOn: string | null
  /** Today included; 0 when nothing runs. */
  daysLeft: number
}

export function clubStanding(terms: readonly ClubTerm[], today: string): ClubStanding {
  const paid = lastDay(terms, 'paid')
  const trial = lastDay(terms, 'trial')
  const standing = (state: ClubState, endsOn: string) => ({
    state,
    endsOn: endsOn || null,
    daysLeft: Math.max(0, daysFrom(today, endsOn)),
  })
  if (paid >= today) return standing('Active', paid)
  if (trial >= today) return standing('Free Trial', trial)
  if (paid || trial) return standing('Expired', paid > trial ? paid : trial)
  return standing('eligible', '')
}

/** Whose benefits count today: the trial is the whole club, for its 90 days. */
export const isClubMember = ({ state }: Pick<ClubStanding, 'state'>): boolean =>
  state === 'Active' || state === 'Free Trial'

export const mayStartTrial = ({ state }: Pick<ClubStanding, 'state'>): boolean => state === 'eligible'
