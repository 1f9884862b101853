const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Late last night shows as hours ago instead of yesterday. */
const RECENT_MS = 6 * HOUR_MS

let made: { tag: string; format: Intl.RelativeTimeFormat } | undefined

function relative(tag: string): Intl.RelativeTimeFormat {
  if (made?.tag !== tag) made = { tag, format: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }) }
  return made.format
}

const midnightOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** Counts the midnights in between; a day of 23 or 25 hours counts as one. */
export const daysBetween = (moment: Date, now: Date) =>
  Math.round((midnightOf(now) - midnightOf(moment)) / DAY_MS)

/** Such as 3 minutes ago, yesterday or 2 weeks ago, in the language of the tag. */
export function agoOf(moment: Date, now: Date, tag: string): string {
  // The device's clock may be behind the server's.
  const ago = Math.max(now.getTime() - moment.getTime(), 0)
  const days = daysBetween(moment, now)
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    relative(tag).format(-Math.floor(value), unit)
  if (ago < MINUTE_MS) return say(0, 'second')
  if (ago < HOUR_MS) return say(ago / MINUTE_MS, 'minute')
  if (ago < RECENT_MS || days < 1) return say(ago / HOUR_MS, 'hour')
  if (days < 14) return say(days, 'day')
  if (days < 60) return say(days / 7, 'week')
  return days < 730 ? say(days / 30.44, 'month') : say(days / 365.25, 'year')
}
