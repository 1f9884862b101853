import type { DiveLogContent } from '@fathom/domain/logbook'
import { Problem } from '../../../platform/problem.ts'

const MINUTE_MS = 60_000
const DAY_LENGTH = '2026-05-14'.length
const DAY_MINUTES = 24 * 60

/** `2026-05-14T09:12:30`, or only the day, some minutes later. */
export function shiftTime(local: string, minutes: number): string {
  const start = Date.parse(local.length > DAY_LENGTH ? `${local}Z` : local)
  const text = new Date(start + minutes * MINUTE_MS).toISOString()
  // Years before 0 and after 9999 have a sign.
  if (!/^\d/.test(text))
    throw new Problem('invalid-input', 400, { errors: ['minutes: no dive is that early or late'] })
  return text.slice(0, local.length)
}

/** The log of a dive whose clock the diver moved: its record in our own export has the old time. */
export function shiftContent(content: DiveLogContent, minutes: number): DiveLogContent {
  const { date, depthTime } = content
  const { timeIn, timeOut } = depthTime
  if (minutes === 0 || date === null) return content
  const moved = shiftTime(timeIn === null ? date : `${date}T${timeIn}`, minutes)
  return {
    ...content,
    date: moved.slice(0, DAY_LENGTH),
    depthTime: {
      ...depthTime,
      timeIn: timeIn === null ? null : moved.slice(DAY_LENGTH + 1),
      timeOut:
        timeOut === null
          ? null
          : shiftTime(`${date}T${timeOut}`, minutes % DAY_MINUTES).slice(DAY_LENGTH + 1),
    },
  }
}
