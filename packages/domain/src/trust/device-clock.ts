const DAY = 86_400

/** What a device knows of the time, in seconds since 1970. */
export type DeviceClock = {
  /** What its own clock says. */
  now: number
  /** How far it was ahead of the issuer when they last spoke; negative when it was behind. */
  aheadBy?: number
}

/** A day: a wrong time zone is no reason to doubt a clock, a wrong year is. */
const TOLERATED = DAY

/** No signature is from the future, so a clock that shows less than a signed time is wrong. */
export function isClockWrong({ now, aheadBy = 0 }: DeviceClock, signedTimes: readonly number[]): boolean {
  return Math.abs(aheadBy) > TOLERATED || signedTimes.some((signedAt) => now - aheadBy < signedAt - TOLERATED)
}

/** The latest time that is certain: a clock that was set back makes no card young again. */
export function timeAtLeast({ now, aheadBy = 0 }: DeviceClock, signedTimes: readonly number[]): number {
  const own = Math.abs(aheadBy) > TOLERATED ? now - aheadBy : now
  return Math.max(own, ...signedTimes)
}
