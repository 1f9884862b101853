import type { SessionDeps } from './session.deps.ts'
import { listUntold, markTold, type SignOutRow } from './session.store.ts'
import { SIGN_OUT_EVENT } from './session-events.ts'

/** Whoever wrote a record has told it long before this, or never will. */
const ABANDONED_MS = 60_000

/** Once, whoever comes first: every tab and device of the person hears it, also one that sleeps and wakes later. */
export async function tellSignOut(
  { db, live, clock }: Pick<SessionDeps, 'db' | 'live' | 'clock'>,
  record: { id: string; affiliateId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const told = await markTold(tx, record, clock.now())
    if (told) await live.tell(tx, record.affiliateId, SIGN_OUT_EVENT, eventOf(told))
  })
}

/** What a process that was killed between its deed and its words has left unsaid. */
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
