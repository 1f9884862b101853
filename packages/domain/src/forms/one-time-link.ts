export type LinkRole = 'physician' | 'guardian'
type LinkState = 'open' | 'used' | 'over'

const DAY_MS = 86_400_000
const DAYS: Readonly<Record<LinkRole, number>> = { physician: 30, guardian: 14 }

export const linkEnd = (role: LinkRole, now: Date): Date => new Date(now.getTime() + DAYS[role] * DAY_MS)

/** A link can be opened any number of times, but used only once. */
export function linkState(link: { expiresAt: Date; usedAt: Date | null }, now: Date): LinkState {
  if (link.usedAt) return 'used'
  return now.getTime() < link.expiresAt.getTime() ? 'open' : 'over'
}
