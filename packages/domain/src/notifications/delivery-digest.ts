/** The local hour in the morning at which the summary is sent. */
export const DIGEST_HOUR = 8

/**
 * A server that was down sends it late, but not in the afternoon: then tomorrow's summary covers both days.
 */
const LATE_HOURS = 3

const DAY_MS = 86_400_000

/** For people whose time zone we don't know. */
export const DEFAULT_TIME_ZONE = 'UTC'

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The calendar day, such as `2026-11-15`, whose summary is due at this moment in this zone; undefined if none
 * is due.
 */
export function digestDayAt(moment: Date, timeZone: string): string | undefined {
  const part = partsOf(moment, timeZone)
  const hour = Number(part.hour)
  if (hour < DIGEST_HOUR || hour >= DIGEST_HOUR + LATE_HOURS) return undefined
  return `${part.year}-${part.month}-${part.day}`
}

/** The start of the period that a summary covers: the previous summary, or a fixed span for the first one. */
export const digestSince = (lastSummary: Date | undefined, now: Date): Date =>
  lastSummary ?? new Date(now.getTime() - DAY_MS)

function partsOf(moment: Date, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}
