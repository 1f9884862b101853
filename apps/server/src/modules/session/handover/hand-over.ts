import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { endFreshness } from '../sessions/fresh-authentication.ts'
import { endSessions } from '../sign-out/end-sessions.ts'
import { deleteHandover, insertHandover, listForgotten } from './handover.store.ts'

/** Longer than a day at the counter. After it the session ends: its person signs in again. */
const FORGOTTEN_MS = 12 * 3_600_000

/**
 * The caller gives this browser to someone else, for one subject. Until they take it back, its sessions answer
 * only calls for that subject, and what the caller proved before doesn't count any more.
 */
export async function handOver(deps: SessionDeps, caller: User, subject: string): Promise<void> {
  await endFreshness(deps, caller)
  await deps.db.transaction(async (tx) => {
    const count = await insertHandover(tx, caller, subject, deps.clock.now())
    if (count === 0) throw new Problem('session-unknown', 422)
    await deps.handovers.announce(tx, caller)
  })
  deps.handovers.receive(caller)
}

/** Call it after checking that the caller has just proved who they are. */
export const takeBack = (tx: Queryable, caller: User): Promise<void> => deleteHandover(tx, caller)

/** A device that nobody took back is signed out. */
export async function endForgottenHandovers(deps: SessionDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORGOTTEN_MS)
  for (const { affiliateId, sessionId } of await listForgotten(deps.db, before))
    await endSessions(deps, affiliateId, sessionId)
}
