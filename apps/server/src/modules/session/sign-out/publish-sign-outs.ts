import type { SessionDeps } from '../session.deps.ts'
import { listUntold, markTold, type SignOutRow } from '../sessions/session.store.ts'
import { SIGN_OUT_EVENT } from '../sessions/session-events.ts'

/** After this time, the process that wrote a record has published it or never will. */
const ABANDONED_MS = 60_000

/**
 * Publishes once, whichever process comes first. Every tab and device of the person gets it, even one that
 * sleeps and wakes up later.
 */
export async function tellSignOut(
  { db, live, clock }: Pick<SessionDeps, 'db' | 'live' | 'clock'>,
  record: { id: string; affiliateId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const told = await markTold(tx, record, clock.now())
    if (told) await live.tell(tx, record.affiliateId, SIGN_OUT_EVENT, eventOf(told))
  })
}

/** Publishes the records of a process that was killed between its action and its event. */
export async function tellAbandonedSignOuts(deps: SessionDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ABANDONED_MS)
  for (const row of await listUntold(deps.db, before))
    await tellSignOut(deps, { id: row.id, affiliateId: Number(row.affiliate_id) })
}

const eventOf = ({ id, affiliate_id, session_id, created_at }: SignOutRow) => ({
  id,
  affiliateId: Number(affiliate_id),
  sessionId: session_id,
  at: created_at.toISOString(),
})
