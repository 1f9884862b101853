const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RECENT_HOURS = 6
/** The groups name today and yesterday; the hour is enough there. */
const TWO_DAYS_MS = 48 * HOUR_MS

type Words = {
  tag: string
  formatDate: (when: Date) => string
  formatTime: (when: Date) => string
}

let made: { tag: string; format: Intl.RelativeTimeFormat } | undefined

function relative(tag: string): Intl.RelativeTimeFormat {
  if (made?.tag !== tag) made = { tag, format: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }) }
  return made.format
}

const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** "12 minutes ago" for what is recent, the hour for today and yesterday, then the date. */
export function momentOf(timestamp: string, now: Date, { tag, formatDate, formatTime }: Words): string {
  const moment = new Date(timestamp)
  // The clock of a device may be behind the server's.
  const ago = Math.max(now.getTime() - moment.getTime(), 0)
  if (ago < MINUTE_MS) return relative(tag).format(0, 'second')
  if (ago < HOUR_MS) return relative(tag).format(-Math.floor(ago / MINUTE_MS), 'minute')
  if (ago < RECENT_HOURS * HOUR_MS) return relative(tag).format(-Math.floor(ago / HOUR_MS), 'hour')
  return dayOf(now) - dayOf(moment) < TWO_DAYS_MS - 12 * HOUR_MS ? formatTime(moment) : formatDate(moment)
}
