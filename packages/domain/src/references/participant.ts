import type { AffiliateType } from '../session/index.ts'

/** What others find a professional or a dive center by: a number of its own kind. */
export const PARTICIPANT_KINDS = ['member', 'store'] as const
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number]

/** Nine digits: longer numbers can't be looked up. */
export const LARGEST_NUMBER = 999_999_999

const KINDS: Readonly<Record<AffiliateType, ParticipantKind | undefined>> = {
  1: undefined,
  2: 'member',
  3: 'store',
  9: undefined,
}

/** Undefined for those whom nobody finds by a number. */
export const participantKindOf = (type: AffiliateType): ParticipantKind | undefined => KINDS[type]

/** A number that staff gave someone: it counts, its holder is something else now, or another one took its place. */
export const NUMBER_STANDINGS = ['current', 'inactive', 'replaced'] as const
export type NumberStanding = (typeof NUMBER_STANDINGS)[number]
