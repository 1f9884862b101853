import { type NotificationGroup, untilRegroup } from '@fathom/domain/notifications'
import { createContext, useEffect, useState } from 'react'

/** How long "12 minutes ago" may stand. */
const TICK_MS = 30_000

export const NowContext = createContext(new Date())
export const GroupContext = createContext<NotificationGroup>('older')

/** Where the viewer is now. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The moment by which the drawer is worded and grouped; it goes on while the drawer is open, exactly at midnight too. */
export function useNow(zone: string): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setTimeout(tick, Math.min(TICK_MS, untilRegroup(now, zone)))
    // Timers of a page that nobody looks at are late.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, zone])
  return now
}
