import type { Enrolment } from './enrolment.ts'

/** Papers are filed after the course. */
const DAYS_AFTER_CARD = 30
const DAY_MS = 86_400_000

/** Anyone who was taught since then is still known to those who taught them. */
export const taughtSince = (now: Date): Date => new Date(now.getTime() - DAYS_AFTER_CARD * DAY_MS)

/** TS-04: whether the instructor and the dive center of this course still need the diver's forms. */
export function isTaughtNow(
  { certifiedAt, endedAt }: Pick<Enrolment, 'certifiedAt' | 'endedAt'>,
  now: Date,
): boolean {
  if (endedAt !== null) return false
  return certifiedAt === null || Date.parse(certifiedAt) >= taughtSince(now).getTime()
}
