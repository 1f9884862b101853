/** What a code unlocks: a course, a specialty of the person's choice, or a year of the club. */
export type CodeKind = 'course' | 'specialty' | 'club'

/** ST-10: the club code has the name of the club. */
export const isClubCode = (certificationName: string, clubName: string): boolean =>
  certificationName.trim().toLowerCase() === clubName.trim().toLowerCase()

/** VA-12. Compares code units instead of using a collation, so the order is the same in every language. */
export function byCode(one: { couponCode: string }, other: { couponCode: string }): number {
  if (one.couponCode === other.couponCode) return 0
  return one.couponCode < other.couponCode ? -1 : 1
}
