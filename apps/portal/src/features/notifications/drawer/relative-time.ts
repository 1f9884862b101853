import { type NotificationGroup, untilRegroup } from '@fathom/domain/notifications'
import { useEffect, useState } from 'react'
import { agoOf, daysBetween } from '../../../shared/i18n/ago.ts'

/** How long "12 minutes ago" may stay unchanged. */
const TICK_MS = 30_000

type Words = {
  tag: string
  formatDate: (when: Date, style: 'long') => string
  formatTime: (when: Date) => string
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
