const DAY = 86_400

/** What a device knows about the time, in seconds since 1970. */
export type DeviceClock = {
  /** The time of its own clock. */
  now: number
  /** How far the clock was ahead of the issuer at their last contact; negative if it was behind. */
  aheadBy?: number
}

/** One day: a wrong time zone is no reason to distrust a clock, a wrong year is. */
const TOLERATED = DAY

/** No signature comes from the future, so a clock that's behind a signed time is wrong. */
export function isClockWrong({ now, aheadBy = 0 }: DeviceClock, signedTimes: readonly number[]): boolean {
  return Math.abs(aheadBy) > TOLERATED || signedTimes.some((signedAt) => now - aheadBy < signedAt - TOLERATED)
}

/** The latest time that's certain: setting back the clock doesn't make an expired card valid. */
export function timeAtLeast({ now, aheadBy = 0 }: DeviceClock, signedTimes: readonly number[]): number {
  const own = Math.abs(aheadBy) > TOLERATED ? now - aheadBy : now
  return Math.max(own, ...signedTimes)
}
