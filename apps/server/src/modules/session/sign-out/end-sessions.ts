import type { SignOutRecord } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { listSessionsOf } from '../ended/ended-session.store.ts'
import { refuseBearersOf } from '../ended/ended-sessions.ts'
import { REFRESH_TOKEN, type SessionDeps } from '../session.deps.ts'
import {
  deleteOtherSessions,
  deleteSessions,
  insertSignOut,
  listSessions,
  type SessionRow,
  type SignOutRow,
} from '../sessions/session.store.ts'
import { publishSignOut } from './publish-sign-outs.ts'

export type Ended = { record: SignOutRecord; count: number }

/**
 * Ends one or all sessions of a person, here and at the provider, and notifies every tab and device (ST-12).
 */
export async function endSessions(
  deps: SessionDeps,
  affiliateId: number,
  sessionId?: string,
): Promise<Ended> {
  const found = await listSessions(deps.db, affiliateId, deps.clock.now())
  const revoked = found.filter(({ id }) => sessionId === undefined || id === sessionId)
  // A browser asks the provider as soon as its bearer is refused, so the provider must have ended it by then.
  await revokeAll(deps, revoked)
  const { record, gone } = await deps.db.transaction(async (tx) => {
    await deps.live.hold(tx, affiliateId)
    const gone = await deleteSessions(tx, affiliateId, sessionId)
    await refuseBearersOf(deps, tx, gone)
    const left = await listSessions(tx, affiliateId, deps.clock.now())
    if (left.length === 0) await deps.signedOut(tx, affiliateId)
    return { record: await keepRecord(deps, tx, affiliateId, sessionId), gone }
  })
  // A browser that signed in again meanwhile has another token in the same session.
  const late = gone.filter(
    ({ refresh_token }) => !revoked.some((session) => session.refresh_token === refresh_token),
  )
  await settle(deps, late, [record])
  return { record, count: gone.length }
}

/** Ends what a browser has here after its person signed out at the account service. */
export async function endSession(deps: SessionDeps, sid: string): Promise<void> {
  for (const { affiliate_id, id } of await listSessionsOf(deps.db, sid))
    await endSessions(deps, Number(affiliate_id), id)
}

export type OthersEnded = {
  count: number
  /** Runs after the commit: revokes the sessions at the provider, then notifies their browsers. */
  settle: () => Promise<void>
}

/**
 * Runs in the transaction of the calling action. Each ended session has a record that names it. A sign-in of
 * this person that is under way holds the same lock: it is over by then, or finds that its session has ended.
 */
export async function endOtherSessions(
  deps: SessionDeps,
  tx: Queryable,
  affiliateId: number,
  storedId: string | undefined,
): Promise<OthersEnded> {
  await deps.live.hold(tx, affiliateId)
  const gone = await deleteOtherSessions(tx, affiliateId, storedId)
  await refuseBearersOf(deps, tx, gone)
  const records: SignOutRecord[] = []
  for (const { id } of gone) records.push(await keepRecord(deps, tx, affiliateId, id))
  return { count: gone.length, settle: () => settle(deps, gone, records) }
}

async function keepRecord(
  deps: SessionDeps,
  tx: Queryable,
  affiliateId: number,
  sessionId: string | undefined,
): Promise<SignOutRecord> {
  return recordOf(await insertSignOut(tx, affiliateId, sessionId, deps.clock.now()))
}

/** The order matters: the provider would sign a browser in again if it's notified too early. */
async function settle(
  deps: SessionDeps,
  gone: readonly SessionRow[],
  records: readonly SignOutRecord[],
): Promise<void> {
  await revokeAll(deps, gone)
  for (const record of records) await publishSignOut(deps, record)
}

const revokeAll = (deps: SessionDeps, sessions: readonly SessionRow[]) =>
  Promise.all(sessions.map((session) => revoke(deps, session)))

/** Without this, the browser's account session would sign it in again without a password. */
async function revoke(deps: SessionDeps, session: SessionRow): Promise<void> {
  try {
    await deps.provider.revoke(deps.secrets.open(session.refresh_token, REFRESH_TOKEN))
  } catch (error) {
    deps.log.warn({ err: error, sessionId: session.id }, 'could not revoke a session at the account provider')
  }
}

function recordOf(row: SignOutRow): SignOutRecord {
  return {
    id: row.id,
    affiliateId: Number(row.affiliate_id),
    sessionId: row.session_id ?? undefined,
    at: row.created_at.toISOString(),
  }
}
