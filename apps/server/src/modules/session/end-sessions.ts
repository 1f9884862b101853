import type { SignOutRecord } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { REFRESH_TOKEN, type SessionDeps } from './session.deps.ts'
import {
  deleteOtherSessions,
  deleteSessions,
  insertSignOut,
  type SessionRow,
  type SignOutRow,
} from './session.store.ts'
import { tellSignOut } from './tell-sign-outs.ts'

export type Ended = { record: SignOutRecord; count: number }

/** Ends one session of a person, or all, here and at the provider, and tells every tab and device (ST-12). */
export async function endSessions(
  deps: SessionDeps,
  affiliateId: number,
  sessionId?: string,
): Promise<Ended> {
  const { record, gone } = await deps.db.transaction(async (tx) => {
    const gone = await deleteSessions(tx, affiliateId, sessionId)
    return { record: await keepRecord(deps, tx, affiliateId, sessionId), gone }
  })
  await settle(deps, gone, [record])
  return { record, count: gone.length }
}

export type OthersEnded = {
  count: number
  /** After the commit: the provider forgets them, and then their browsers are told. */
  settle: () => Promise<void>
}

/** In the transaction of the deed that asks for it. Each ended session has a record that names it. */
export async function endOtherSessions(
  deps: SessionDeps,
  tx: Queryable,
  affiliateId: number,
  storedId: string | undefined,
): Promise<OthersEnded> {
  const gone = await deleteOtherSessions(tx, affiliateId, storedId)
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

/** In this order: a browser that hears of its end too early would be signed in again by the provider. */
async function settle(
  deps: SessionDeps,
  gone: readonly SessionRow[],
  records: readonly SignOutRecord[],
): Promise<void> {
  await Promise.all(gone.map((session) => revoke(deps, session)))
  for (const record of records) await tellSignOut(deps, record)
}

/** Without this the browser's account session would sign it in again without a password. */
async function revoke(deps: SessionDeps, session: SessionRow): Promise<void> {
  try {
    await deps.provider.revoke(deps.secrets.open(session.refresh_token, REFRESH_TOKEN))
  } catch (error) {
    deps.log.warn({ err: error, sessionId: session.id }, 'a session was not revoked at the provider')
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
