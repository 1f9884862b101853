import { daysSince } from '@fathom/domain/applications'

/** Whole days; 0 only for what came in today, where the reader is. */
export const daysWaited = (since: Date, now: Date): number =>
  Math.max(daysSince(since, now), since.toDateString() === now.toDateString() ? 0 : 1)
