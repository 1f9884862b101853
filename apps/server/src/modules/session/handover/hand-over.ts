import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { SessionDeps } from '../session.deps.ts'
import { findCurrentSession } from '../sessions/find-current-session.ts'
import { endFreshness, spendFreshness } from '../sessions/fresh-authentication.ts'
import { endSessions } from '../sign-out/end-sessions.ts'
import { deleteHandover, findHandover, insertHandover, listForgotten } from './handover.store.ts'

/** Longer than a day at the counter. After it the session ends: its person signs in again. */
const FORGOTTEN_MS = 12 * 3_600_000

/**
 * The caller gives this browser to someone else, for one subject. Until they take it back, its sessions answer
 * only calls for that subject, and what the caller proved before doesn't count any more. A bearer without its
 * browser's cookie locks nothing.
 */
export async function handOver(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
  subject: string,
): Promise<void> {
  const current = await findCurrentSession(deps, cookie, caller.affiliateId)
  if (!current) throw new Problem('session-unknown', 422)
  await deps.db.transaction(async (tx) => {
    await endFreshness(deps, tx, caller)
    const locked = await insertHandover(tx, caller, subject, deps.clock.now())
    if (!locked.includes(current.id)) throw new Problem('session-unknown', 422)
    await deps.handovers.announce(tx, caller)
  })
  deps.handovers.receive(caller)
}

/**
 * A proof on a handed-over device counts for the one call that spends it, whatever becomes of that call: the device
 * may be in other hands again after it. Returns since when the device is handed over, or undefined if it isn't.
 */
export async function spendProof(
  deps: SessionDeps,
  caller: User,
  cookie: string | undefined,
): Promise<Date | undefined> {
  const handover = await findHandover(deps.db, caller)
  if (handover) await spendFreshness(deps, caller, cookie)
  return handover?.since
}

/** Call it after the caller has spent a proof. */
export const takeBack = (tx: Queryable, caller: User): Promise<void> => deleteHandover(tx, caller)

/** A device that nobody took back is signed out. */
export async function endForgottenHandovers(deps: SessionDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FORGOTTEN_MS)
  for (const { affiliateId, sessionId } of await listForgotten(deps.db, before))
    await endSessions(deps, affiliateId, sessionId)
}
