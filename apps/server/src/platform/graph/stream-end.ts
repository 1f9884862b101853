import type { User } from '@fathom/domain/session'
import { findExpiry } from '../token-expiry.ts'

export type GraphDeps = {
  /** Aborted when the server starts draining. */
  drain: AbortSignal
  /** Calls back when the session of the caller's bearer has ended. Returns how to stop watching. */
  watchSession?: (caller: User, ended: () => void) => () => void
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Decides when a stream must end although its client still listens: the server drains, the session is signed
 * out, or the bearer that opened it expires. The client reconnects with a fresh bearer, which is checked like
 * any other.
 */
export function streamEnd(deps: GraphDeps, caller: User, token: string, closed: AbortSignal): AbortSignal {
  const over = new AbortController()
  const end = () => over.abort()
  const stopWatching = deps.watchSession?.(caller, end)
  if (stopWatching) closed.addEventListener('abort', stopWatching)
  const expiry = findExpiry(token)
  if (expiry !== undefined) {
    const timer = setTimeout(end, Math.min(Math.max(expiry - Date.now(), 0), LONGEST_TIMER_MS))
    closed.addEventListener('abort', () => clearTimeout(timer))
    timer.unref()
  }
  return AbortSignal.any([over.signal, deps.drain, closed])
}
