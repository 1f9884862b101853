import type { User } from '@fathom/domain/session'
import { findExpiry } from '../token-expiry.ts'

export type GraphDeps = {
  /** Aborted when the server starts draining. */
  drain: AbortSignal
  /** Settles when the session of this bearer is signed out, or when the signal is aborted. */
  whenSignedOut?: (caller: User, token: string, signal: AbortSignal) => Promise<void>
}

/** The stream may be about to deliver the sign-out event itself (ST-12). */
const SIGN_OUT_GRACE_MS = 250

const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Decides when a stream must end although its client still listens: the server drains, the session is signed
 * out, or the bearer that opened it expires. The client reconnects with a fresh bearer, which is checked like
 * any other.
 */
export function streamEnd(deps: GraphDeps, caller: User, token: string, closed: AbortSignal): AbortSignal {
  const over = new AbortController()
  const end = () => over.abort()
  const endSoon = () => setTimeout(end, SIGN_OUT_GRACE_MS).unref()
  deps.whenSignedOut?.(caller, token, closed).then(endSoon, end)
  const expiry = findExpiry(token)
  if (expiry !== undefined) {
    const timer = setTimeout(end, Math.min(Math.max(expiry - Date.now(), 0), LONGEST_TIMER_MS))
    closed.addEventListener('abort', () => clearTimeout(timer))
    timer.unref()
  }
  return AbortSignal.any([over.signal, deps.drain, closed])
}
