import type { User } from '@fathom/domain/session'
import type { SessionDeps } from '../session.deps.ts'

/** Gives a stream time to deliver the sign-out record itself; TS-16 allows a second in all. */
const GRACE_MS = 500

/** Calls back when the session has ended or its device is handed over. Returns how to stop watching. */
export function watchSession(
  deps: Pick<SessionDeps, 'ended' | 'handovers'>,
  { sid }: Pick<User, 'sid'>,
  ended: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const stop = deps.ended.watch(sid, () => {
    timer = setTimeout(ended, GRACE_MS).unref()
  })
  const stopHandovers = deps.handovers.watch(sid, ended)
  return () => {
    clearTimeout(timer)
    stop()
    stopHandovers()
  }
}
