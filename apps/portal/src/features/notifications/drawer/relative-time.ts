import { type NotificationGroup, untilRegroup } from '@fathom/domain/notifications'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Items from late last night show hours ago instead of yesterday. */
const RECENT_MS = 6 * HOUR_MS
/** How long "12 minutes ago" may stay unchanged. */
const TICK_MS = 30_000

type Words = {
  tag: string
  formatDate: (when: Date, style: 'long') => string
  formatTime: (when: Date) => string
}

let made: { tag: string; format: Intl.RelativeTimeFormat } | undefined

function relative(tag: string): Intl.RelativeTimeFormat {
  if (made?.tag !== tag) made = { tag, format: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }) }
  return made.format
}

const midnightOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** Counts the midnights in between; a day of 23 or 25 hours counts as one. */
const daysBetween = (moment: Date, now: Date) => Math.round((midnightOf(now) - midnightOf(moment)) / DAY_MS)

function agoOf(moment: Date, now: Date, tag: string): string {
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

/**
 * The time format of each group: relative for unread items, the time of day where the group names the day,
 * otherwise the date. An earlier item in a folded row may be from another day than its group.
 */
export function relativeTime(
  timestamp: string,
  { now, group }: { now: Date; group: NotificationGroup },
  { tag, formatDate, formatTime }: Words,
): string {
  const moment = new Date(timestamp)
  if (group === 'unread') return agoOf(moment, now, tag)
  const days = daysBetween(moment, now)
  const isOfGroup = (group === 'today' && days <= 0) || (group === 'yesterday' && days === 1)
  return isOfGroup ? formatTime(moment) : formatDate(moment, 'long')
}

/** The viewer's current time zone. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The current time for the drawer's labels and groups; it updates while the drawer is open, also exactly at
 * midnight.
 */
export function useNow(zone: string): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setTimeout(tick, Math.min(TICK_MS, untilRegroup(now, zone)))
    // Browsers delay timers of hidden pages.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, zone])
  return now
}
