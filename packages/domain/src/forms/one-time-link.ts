export type LinkRole = 'physician' | 'guardian'
type LinkState = 'open' | 'used' | 'ended' | 'over'

const DAY_MS = 86_400_000
const LINK_DAYS = 14
const DAYS_BETWEEN_REMINDERS = 1

export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS)

type Link = { expiresAt: Date; usedAt: Date | null; endedAt: Date | null }

/** A link can be opened any number of times, but used only once. */
export function linkState({ usedAt, endedAt, expiresAt }: Link, now: Date): LinkState {
  if (usedAt) return 'used'
  if (endedAt) return 'ended'
  return now.getTime() < expiresAt.getTime() ? 'open' : 'over'
}

/** From when on the recipient may be reminded again. */
export const nextReminder = (lastMailed: Date): Date =>
  new Date(lastMailed.getTime() + DAYS_BETWEEN_REMINDERS * DAY_MS)
