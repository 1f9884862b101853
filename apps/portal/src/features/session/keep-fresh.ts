import type { Session } from './session.ts'

const AHEAD_MS = 60_000
/** Minimum pause between refreshes, so that a short-lived token doesn't cause a tight loop. */
const PAUSE_MS = 10_000

/** The wait until the next refresh: a minute before the expiry. */
export function untilRefresh(expiresAt: number, now: number): number {
  return Math.max(expiresAt - now - AHEAD_MS, PAUSE_MS)
}

/**
 * Renews the token before it expires, also after the device slept; calls back when the refresh is refused.
 */
export function keepFresh(session: Session, onSignedOut: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async () => {
    if ((await session.refresh()) === 'signed-out') return onSignedOut()
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    const current = session.current()
    if (current) timer = setTimeout(renew, untilRefresh(current.expiresAt, Date.now()))
  }
  const wake = () => {
    const current = session.current()
    if (document.visibilityState === 'visible' && current && current.expiresAt - Date.now() < AHEAD_MS)
      renew()
  }
  const unsubscribe = session.subscribe(plan)
  document.addEventListener('visibilitychange', wake)
  plan()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', wake)
  }
}
