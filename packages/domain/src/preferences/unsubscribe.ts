/** How long the link of a message works. Years later an old message may be in other hands. */
export const LINK_DAYS = 365

const DAY_MS = 86_400_000

export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

export type LinkProblem = 'link-invalid' | 'link-expired'

export function isLinkOver(issuedOn: number, now: Date): boolean {
  return dayOf(now) - issuedOn > LINK_DAYS
}
