import type { LocalTime } from './source-dive.ts'

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** `2026-05-14T09:12:30+02:00`, also with a space, without seconds, time or offset. */
export function parseIsoTime(text: string): LocalTime | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = ISO.exec(text.trim()) ?? []
  if (!year || !month || !day) return undefined
  const local = localTime([year, month, day, hour, minute, second].map(Number))
  if (!local) return undefined
  // `Z` is how many programs end every time, whatever the clock of the dive computer showed.
  return zone && zone !== 'Z' ? { local, offset: offsetOf(zone) } : { local }
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Undefined if there is no such day or time. */
export function localTime(parts: readonly number[]): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal =
    time.getUTCFullYear() === year &&
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === day &&
    time.getUTCHours() === hour &&
    time.getUTCMinutes() === minute &&
    time.getUTCSeconds() === second
  return isReal ? time.toISOString().slice(0, 19) : undefined
}
