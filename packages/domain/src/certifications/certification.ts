import { DEFAULT_CARD_GROUP, type Level, type LevelKind } from './level.ts'

/** The status of a certification. The text of each is `certifications-cards.standing.<name>`. */
export const CERTIFICATION_STATUSES = ['valid', 'expired', 'revoked'] as const
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number]

/** Why there's no eCard to show (RT-04). The text of each is `certifications-cards.noECard.<name>`. */
export const NO_ECARD_REASONS = ['not-issued', 'level-has-none', 'date-unclear', 'revoked'] as const
export type NoECardReason = (typeof NO_ECARD_REASONS)[number]

export const TOP_ECARDS = 5

/** The stored facts of a certification. */
export type CertificationFacts = { certDate: string; hasECard: boolean; isRevoked: boolean }

/** VA-12. */
export const isDefaultCertification = ({ cardGroupCode }: { cardGroupCode: string }): boolean =>
  cardGroupCode === DEFAULT_CARD_GROUP

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * VA-09: an eCard is shown only if its date exists and isn't in the future; `today` is `YYYY-MM-DD` in UTC.
 */
export const isShownDate = (certDate: string, today: string): boolean =>
  isRealDay(certDate) && certDate <= today

/** The last day of validity. Null if it never expires or if the start date is unknown. */
export function expiryOf({ monthsValid }: Pick<Level, 'monthsValid'>, certDate: string): string | null {
  if (monthsValid === null || !isRealDay(certDate)) return null
  const [year = 0, month = 1, day = 1] = certDate.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + monthsValid, 0)).getUTCDate()
  const last = new Date(Date.UTC(year, month - 1 + monthsValid, Math.min(day, lastOfMonth)))
  return last.toISOString().slice(0, 10)
}

export function certificationStatusOf(
  { isRevoked }: Pick<CertificationFacts, 'isRevoked'>,
  expiresOn: string | null,
  today: string,
): CertificationStatus {
  if (isRevoked) return 'revoked'
  return expiresOn !== null && expiresOn < today ? 'expired' : 'valid'
}

/** Undefined when there is an eCard to show. */
export function whyNoECard(
  { certDate, hasECard, isRevoked }: CertificationFacts,
  { eCardStockID }: Pick<Level, 'eCardStockID'>,
  today: string,
): NoECardReason | undefined {
  if (isRevoked) return 'revoked'
  if (eCardStockID === null) return 'level-has-none'
  if (!isShownDate(certDate, today)) return 'date-unclear'
  return hasECard ? undefined : 'not-issued'
}

type Ranked = { standing: CertificationStatus; kind: LevelKind; cardGroupCode: string; levelID: number }

/** Valid before expired, professional levels before others, then the highest level. */
const rankOf = ({ standing, kind, cardGroupCode, levelID }: Ranked): number =>
  (standing === 'valid' ? 100_000 : 0) +
  (kind === 'pro' ? 10_000 : 0) +
  (cardGroupCode === DEFAULT_CARD_GROUP ? 1_000 : 0) +
  levelID

/** For sorting: the card that says most comes first (CA-51, SN-01). */
export const byRank = (one: Ranked, other: Ranked): number => rankOf(other) - rankOf(one)
