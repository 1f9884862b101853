import { DEFAULT_CARD_GROUP } from './level.ts'

/** How a certification stands; worded by `cards.standing.<name>`. */
export const STANDINGS = ['valid', 'expired', 'revoked'] as const
export type Standing = (typeof STANDINGS)[number]

/** Why there is no eCard to show (RT-04); worded by `cards.noECard.<name>`. */
export const NO_ECARD_REASONS = ['not-issued', 'level-has-none', 'date-unclear', 'revoked'] as const
export type NoECardReason = (typeof NO_ECARD_REASONS)[number]

export const TOP_ECARDS = 5

/** VA-12. */
export const isDefaultCertification = ({ cardGroupCode }: { cardGroupCode: string }): boolean =>
  cardGroupCode === DEFAULT_CARD_GROUP

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** VA-09: an eCard shows only with a day that exists and has come; `today` is `YYYY-MM-DD` in UTC. */
export function isShownDate(certDate: string, today: string): boolean {
  if (!DAY.test(certDate) || certDate > today) return false
  const day = new Date(`${certDate}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(certDate)
}
