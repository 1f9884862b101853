import { type ClubTerm, daysFrom, lastDay } from './club-term.ts'

/** The specification's names for the state of a membership (ST-04). */
export const CLUB_STATES = ['eligible', 'Free Trial', 'Active', 'Expired'] as const
export type ClubState = (typeof CLUB_STATES)[number]

export type ClubStatus = {
  state: ClubState
  /** The last day of the current or latest term; null for a person who was never a member. */
  endsOn: string | null
  /** Includes today; 0 when no term is running. */
  daysLeft: number
}

export function clubStatus(terms: readonly ClubTerm[], today: string): ClubStatus {
  const paid = lastDay(terms, 'paid')
  const trial = lastDay(terms, 'trial')
  const status = (state: ClubState, endsOn: string) => ({
    state,
    endsOn: endsOn || null,
    daysLeft: Math.max(0, daysFrom(today, endsOn)),
  })
  if (paid >= today) return status('Active', paid)
  if (trial >= today) return status('Free Trial', trial)
  if (paid || trial) return status('Expired', paid > trial ? paid : trial)
  return status('eligible', '')
}

/** Whether club benefits apply today. The trial includes all benefits for its 90 days. */
export const isClubMember = ({ state }: Pick<ClubStatus, 'state'>): boolean =>
  state === 'Active' || state === 'Free Trial'

export const mayStartTrial = ({ state }: Pick<ClubStatus, 'state'>): boolean => state === 'eligible'
