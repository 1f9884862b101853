import type { SessionDeps } from '../session.deps.ts'
import { listUnpublished, markPublished, type SignOutRow } from '../sessions/session.store.ts'
import { SIGN_OUT_EVENT } from '../sessions/session-events.ts'

/** After this time, the process that wrote a record has published it or never will. */
const ABANDONED_MS = 60_000

/**
 * Publishes once, whichever process comes first. Every tab and device of the person gets it, even one that
 * sleeps and wakes up later.
 */
export async function publishSignOut(
  { db, live, clock }: Pick<SessionDeps, 'db' | 'live' | 'clock'>,
  record: { id: string; affiliateId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const published = await markPublished(tx, record, clock.now())
    if (published) await live.publishTo(tx, record.affiliateId, SIGN_OUT_EVENT, eventOf(published))
  })
}

/** Publishes the records of a process that was killed between its action and its event. */
export async function publishAbandonedSignOuts(deps: SessionDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ABANDONED_MS)
  for (const row of await listUnpublished(deps.db, before))
    await publishSignOut(deps, { id: row.id, affiliateId: Number(row.affiliate_id) })
}

const eventOf = ({ id, affiliate_id, session_id, created_at }: SignOutRow) => ({
  id,
  affiliateId: Number(affiliate_id),
  sessionId: session_id,
  at: created_at.toISOString(),
})
