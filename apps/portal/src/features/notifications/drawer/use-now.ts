import { type NotificationGroup, untilRegroup } from '@fathom/domain/notifications'
import { createContext, useEffect, useState } from 'react'

/** How long "12 minutes ago" may stay unchanged. */
const TICK_MS = 30_000

export const NowContext = createContext(new Date())
export const GroupContext = createContext<NotificationGroup>('older')

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
