import type { DiveLogContent } from '../fields.ts'
import { isDate, minutesBetween, minutesOf, timeOutAfter } from './dive-time.ts'

type Dive = Pick<DiveLogContent, 'date' | 'timeZone' | 'depthTime'>

const DAY_MINUTES = 24 * 60
/** After a week nothing of the dive before is left in the body. */
const LONGEST_MINUTES = 7 * DAY_MINUTES

/** Minutes since 1970 on the clock of the place. */
function clockOf(date: string | null, time: string | null): number | undefined {
  const minutes = minutesOf(time ?? '')
  if (date === null || !isDate(date) || minutes === undefined) return undefined
  return Date.parse(`${date}T00:00:00Z`) / 60_000 + minutes
}

const startOf = ({ date, depthTime }: Dive) => clockOf(date, depthTime.timeIn)

/** A dive may end after midnight, so its end is counted from its start. */
function endOf(dive: Dive): number | undefined {
  const { timeIn, timeOut, bottomTime } = dive.depthTime
  const start = startOf(dive)
  if (start === undefined || timeIn === null) return clockOf(dive.date, timeOut)
  const out = timeOut ?? (bottomTime === null ? null : (timeOutAfter(timeIn, bottomTime) ?? null))
  const minutes = minutesBetween(timeIn, out)
  return minutes === undefined ? undefined : start + minutes
}

/**
 * LO-09: minutes at the surface since the last of the diver's other dives; undefined if a time is unknown, the dives
 * were in different time zones, or the last one was more than a week ago.
 */
export function surfaceIntervalAfter(others: readonly Dive[], dive: Dive): number | undefined {
  const start = startOf(dive)
  if (start === undefined || dive.date === null) return undefined
  let shortest: number | undefined
  for (const other of others) {
    // Days are compared first: a logbook has ten thousand dives, and few of one week.
    if (other.date === null || other.date > dive.date) continue
    const end = endOf(other)
    if (end === undefined || end > start) {
      if (end === undefined && other.date === dive.date) return undefined
      continue
    }
    if (other.timeZone !== null && dive.timeZone !== null && other.timeZone !== dive.timeZone) continue
    if (shortest === undefined || start - end < shortest) shortest = start - end
  }
  return shortest === undefined || shortest > LONGEST_MINUTES ? undefined : shortest
}
