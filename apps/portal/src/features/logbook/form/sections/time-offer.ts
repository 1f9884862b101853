import { type DepthTime, minutesBetween, timeInBefore, timeOutAfter } from '@fathom/domain/logbook'

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
