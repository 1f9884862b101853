/** How often a person may fail an exam before they have to wait, and for how long a failure counts. */
const MOST_FAILURES = 3
const COUNTS_FOR_MS = 24 * 3_600_000

/** Failures before this moment no longer count. */
export const examFailuresSince = (now: Date): Date => new Date(now.getTime() - COUNTS_FOR_MS)

export type ExamAttempts = {
  /** How many attempts are left now, the one in progress included. */
  left: number
  /** When the next attempt is possible; null if it is possible now. */
  nextAt: string | null
}

/** TS-11: at most three failed attempts within 24 hours, so that an exam can't be passed by trial and error. */
export function examAttempts(failedAt: readonly string[], now: Date): ExamAttempts {
  const since = examFailuresSince(now).toISOString()
  const counting = failedAt.filter((at) => at > since).toSorted()
  const [oldest] = counting.slice(-MOST_FAILURES)
  if (counting.length < MOST_FAILURES || oldest === undefined)
    return { left: MOST_FAILURES - counting.length, nextAt: null }
  return { left: 0, nextAt: new Date(Date.parse(oldest) + COUNTS_FOR_MS).toISOString() }
}

/**
 * When an exam was handed in: the device's time if it can be true, that is after the draw and not in the future,
 * else the server's.
 */
export function plausibleHandIn(claimed: string | null, drawnAt: string, now: Date): string {
  const at = claimed === null ? Number.NaN : Date.parse(claimed)
  const isPlausible = at >= Date.parse(drawnAt) && at <= now.getTime()
  return (isPlausible ? new Date(at) : now).toISOString()
}
