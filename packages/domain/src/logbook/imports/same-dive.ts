/** What tells dives apart. Null is unknown. */
export type DiveFacts = {
  /** On the clock of the diver: `2026-05-14`. */
  day: string
  /** `09:12` */
  time: string | null
  /** Minutes. */
  duration: number | null
  /** Meters. */
  maxDepth: number | null
}

/** Whether two records are of one dive. */
export type Likeness = 'same' | 'perhaps' | 'different'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Two computers on one diver begin and end a dive at different depths, and their clocks differ. */
const CLOCKS_APART = 10
/** A clock that was never set to the time zone of the place. */
const ZONES_APART = 14 * 60
const ZONE_STEP = 15
const ZONE_SLACK = 2
/** A record without a length. */
const USUAL_MINUTES = 45

export function likenessOf(one: DiveFacts, other: DiveFacts): Likeness {
  if (one.time === null || other.time === null) {
    if (one.day !== other.day) return 'different'
    return isEqual(one, other) ? 'perhaps' : 'different'
  }
  const apart = Math.abs(startOf(one) - startOf(other))
  // Of two short dives, the second begins after the end of the first.
  const shorter = Math.min(one.duration ?? USUAL_MINUTES, other.duration ?? USUAL_MINUTES)
  if (apart <= Math.min(CLOCKS_APART, shorter) && isAlike(one, other)) return 'same'
  if (isAtOnce(one, other)) return 'perhaps'
  const isOtherZone = apart <= ZONES_APART && (apart + ZONE_SLACK) % ZONE_STEP <= 2 * ZONE_SLACK
  return isOtherZone && isEqual(one, other) ? 'perhaps' : 'different'
}

/** Minutes since a day that all share. */
const startOf = ({ day, time }: DiveFacts) => Date.parse(`${day}T${time ?? '00:00'}Z`) / MINUTE_MS

const differ = (one: number | null, other: number | null) =>
  one === null || other === null ? undefined : Math.abs(one - other)

/** As far as two computers on one diver differ. */
function isAlike(one: DiveFacts, other: DiveFacts): boolean {
  const depths = differ(one.maxDepth, other.maxDepth) ?? 0
  const minutes = differ(one.duration, other.duration) ?? 0
  return (
    depths <= Math.max(2, (one.maxDepth ?? 0) * 0.1) && minutes <= Math.max(6, (one.duration ?? 0) * 0.15)
  )
}

/** As far as one record differs when it's written down twice. */
function isEqual(one: DiveFacts, other: DiveFacts): boolean {
  const depths = differ(one.maxDepth, other.maxDepth)
  const minutes = differ(one.duration, other.duration)
  return depths !== undefined && minutes !== undefined && depths <= 0.5 && minutes <= 1
}

/** Nobody makes two dives at once. */
function isAtOnce(one: DiveFacts, other: DiveFacts): boolean {
  const [first, second] = startOf(one) <= startOf(other) ? [one, other] : [other, one]
  return startOf(second) < startOf(first) + (first.duration ?? USUAL_MINUTES)
}

/** The days on which a record of the same dive may lie. */
export const daysAround = (day: string): readonly string[] =>
  [-1, 0, 1].map((days) =>
    new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10),
  )
