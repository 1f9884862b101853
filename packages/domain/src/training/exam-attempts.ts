/** How often a person may fail an exam before they have to wait, and for how many hours a failure counts. */
export type ExamLimits = { attempts: number; pauseHours: number }

export const DEFAULT_EXAM_LIMITS: ExamLimits = { attempts: 3, pauseHours: 24 }

const msOf = ({ pauseHours }: ExamLimits) => pauseHours * 3_600_000

/** Failures before this moment no longer count. */
export const examFailuresSince = (now: Date, limits: ExamLimits): Date =>
  new Date(now.getTime() - msOf(limits))

export type ExamAttempts = {
  /** How many attempts are left now, the one in progress included. */
  left: number
  /** When the next attempt is possible; null if it is possible now. */
  nextAt: string | null
}

/** TS-11: a limited number of failed attempts within some hours, so that nobody passes by trial and error. */
export function examAttempts(
  failedAt: readonly string[],
  now: Date,
  limits: ExamLimits = DEFAULT_EXAM_LIMITS,
): ExamAttempts {
  const since = examFailuresSince(now, limits).toISOString()
  const counting = failedAt.filter((at) => at > since).toSorted()
  const [oldest] = counting.slice(-limits.attempts)
  if (counting.length < limits.attempts || oldest === undefined)
    return { left: limits.attempts - counting.length, nextAt: null }
  return { left: 0, nextAt: new Date(Date.parse(oldest) + msOf(limits)).toISOString() }
}
