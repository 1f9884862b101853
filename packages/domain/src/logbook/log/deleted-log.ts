const DAY_MS = 86_400_000

/** LO-11: how long a deleted dive can be restored. */
const RESTORABLE_MS = 30 * DAY_MS

export const purgeDateOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORABLE_MS)

/** What was deleted at or before this time can't be restored any more. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - RESTORABLE_MS)

/** Begun days count, so that the last day reads as one. */
export const daysUntil = (purgeDate: Date, now: Date): number =>
  Math.max(0, Math.ceil((purgeDate.getTime() - now.getTime()) / DAY_MS))
