import { setTimeout as wait } from 'node:timers/promises'
import type { User } from '@fathom/domain/session'
import type { SessionDeps } from './session.deps.ts'
import { SIGN_OUT_EVENT, type SignOutEvent } from './session-events.ts'

/** A stream that carries the record itself gets to deliver it. */
const GRACE_MS = 1000

/**
 * Settles once a record ends all sessions of the caller. A bearer does not tell its session, so a record of one
 * session ends no stream here: that browser obeys the record, or its next refresh fails.
 */
export async function whenSignedOut(deps: SessionDeps, caller: User, signal: AbortSignal): Promise<void> {
  for await (const { type, data } of await deps.live.follow(caller.affiliateId, { signal })) {
    if (type !== SIGN_OUT_EVENT || (data as SignOutEvent).sessionId !== null) continue
    await wait(GRACE_MS, undefined, { ref: false })
    return
  }
  // Not signed out: the client left, or live events paused. The bearer's own expiry still ends the stream.
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
