import { setTimeout as wait } from 'node:timers/promises'
import type { User } from '@fathom/domain/session'
import type { SessionDeps } from '../session.deps.ts'
import { SIGN_OUT_EVENT, type SignOutEvent } from '../sessions/session-events.ts'

/** Gives a stream that carries the record time to deliver it. */
const GRACE_MS = 1000

/**
 * Resolves when a record ends all sessions of the caller. A bearer token doesn't identify its session, so a
 * record of one session ends no stream here: that browser handles the record, or its next refresh fails.
 */
export async function whenSignedOut(deps: SessionDeps, caller: User, signal: AbortSignal): Promise<void> {
  for await (const { type, data } of await deps.live.follow(caller.affiliateId, { signal })) {
    if (type !== SIGN_OUT_EVENT || (data as SignOutEvent).sessionId !== null) continue
    await wait(GRACE_MS, undefined, { ref: false })
    return
  }
  // Not signed out: the client disconnected, or live events paused. The bearer's own expiry still ends the
  // stream.
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
