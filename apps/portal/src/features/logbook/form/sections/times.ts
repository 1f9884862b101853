import { type DepthTime, minutesBetween, timeInBefore, timeOutAfter } from '@fathom/domain/logbook'

/** A value the form filled in by itself. It counts as the diver's own as soon as it differs. */
export type Filled = { bottomTime: number } | { timeOut: string }

type Followed = { change: Partial<DepthTime>; filled: Filled | undefined }

/**
 * Applies a change of the times and derives the rest: an empty or previously autofilled bottom time or time
 * out follows the other two. Typed values are never touched.
 */
export function followTimes(
  before: DepthTime,
  change: Partial<DepthTime>,
  filled: Filled | undefined,
): Followed {
  if (!('bottomTime' in change || 'timeIn' in change || 'timeOut' in change)) return { change, filled }
  const after = { ...before, ...change }
  for (const field of ['bottomTime', 'timeOut'] as const) {
    const wasFilled = filled !== undefined && field in filled && isStill(before, filled)
    if (field in change || !(after[field] === null || wasFilled)) continue
    const following = field === 'bottomTime' ? bottomTimeIn(after) : timeOutIn(after)
    if (following) return { change: { ...change, ...following }, filled: following }
    if (wasFilled) return { change: { ...change, [field]: null }, filled: undefined }
  }
  return { change, filled: isStill(after, filled) ? filled : undefined }
}

const isStill = (times: DepthTime, filled: Filled | undefined): boolean =>
  filled !== undefined &&
  ('timeOut' in filled ? times.timeOut === filled.timeOut : times.bottomTime === filled.bottomTime)

function bottomTimeIn({ timeIn, timeOut }: DepthTime): Filled | undefined {
  const bottomTime = minutesBetween(timeIn, timeOut)
  return bottomTime ? { bottomTime } : undefined
}

function timeOutIn({ timeIn, bottomTime }: DepthTime): Filled | undefined {
  const timeOut = timeIn && bottomTime ? timeOutAfter(timeIn, bottomTime) : undefined
  // Half a minute, or a time that wraps around the clock, can't be derived back to what was typed.
  return timeOut && minutesBetween(timeIn, timeOut) === bottomTime ? { timeOut } : undefined
}

/** A value derived from the other two of bottom time, time in and time out. */
export type TimeOffer =
  | { kind: 'bottomTime'; change: { bottomTime: number } }
  | { kind: 'timeOut'; change: { timeOut: string } }
  | { kind: 'timeIn'; change: { timeIn: string } }

const isMinutes = (minutes: number | null): minutes is number =>
  minutes !== null && Number.isInteger(minutes) && minutes >= 1

export function timeOfferIn({ bottomTime, timeIn, timeOut }: DepthTime): TimeOffer | undefined {
  const between = minutesBetween(timeIn, timeOut)
  if (between !== undefined && between >= 1 && between !== bottomTime)
    return { kind: 'bottomTime', change: { bottomTime: between } }
  if (!isMinutes(bottomTime)) return undefined
  const out = timeIn && !timeOut ? timeOutAfter(timeIn, bottomTime) : undefined
  if (out) return { kind: 'timeOut', change: { timeOut: out } }
  const into = timeOut && !timeIn ? timeInBefore(timeOut, bottomTime) : undefined
  return into ? { kind: 'timeIn', change: { timeIn: into } } : undefined
}
