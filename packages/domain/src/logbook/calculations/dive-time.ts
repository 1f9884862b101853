/** Minutes since midnight of a time such as `09:12`; undefined if it's invalid. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const DAY = 24 * 60
/** A dive may end after midnight. A longer span means a typo, not a dive. */
const LONGEST_PAST_MIDNIGHT = 6 * 60

const timeOf = (minutes: number) => {
  const inDay = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Minutes from in to out; undefined if one is missing or the time out is before the time in. */
export function minutesBetween(timeIn: string | null, timeOut: string | null): number | undefined {
  const from = minutesOf(timeIn ?? '')
  const to = minutesOf(timeOut ?? '')
  if (from === undefined || to === undefined) return undefined
  if (to >= from) return to - from
  const pastMidnight = to + DAY - from
  return pastMidnight <= LONGEST_PAST_MIDNIGHT ? pastMidnight : undefined
}

export function timeOutAfter(timeIn: string, bottomTime: number): string | undefined {
  const from = minutesOf(timeIn)
  return from === undefined ? undefined : timeOf(from + Math.round(bottomTime))
}

export function timeInBefore(timeOut: string, bottomTime: number): string | undefined {
  const to = minutesOf(timeOut)
  return to === undefined ? undefined : timeOf(to - Math.round(bottomTime))
}

/** Today's date where the diver is. Without a zone, the latest date that any place on Earth has reached. */
export function todayIn(timeZone: string | null, now: Date): string {
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'Pacific/Kiritimati'
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whether the day exists in the calendar. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
