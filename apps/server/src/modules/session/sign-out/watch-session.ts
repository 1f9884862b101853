import type { User } from '@fathom/domain/session'
import type { SessionDeps } from '../session.deps.ts'

/** Gives a stream time to deliver the sign-out record itself; TS-16 allows a second in all. */
const GRACE_MS = 500

/**
 * Calls `close` a moment after the session has ended, or when its device is handed over, and `ended` at once.
 * Returns how to stop watching.
 */
export function watchSession(
  deps: Pick<SessionDeps, 'ended' | 'handovers'>,
  { sid }: Pick<User, 'sid'>,
  close: () => void,
  ended?: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const stop = deps.ended.watch(sid, () => {
    ended?.()
    timer = setTimeout(close, GRACE_MS).unref()
  })
  const stopHandovers = deps.handovers.watch(sid, close)
  return () => {
    clearTimeout(timer)
    stop()
    stopHandovers()
  }
}
