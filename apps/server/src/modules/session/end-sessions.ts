import type { SignOutRecord } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { REFRESH_TOKEN, type SessionHouse, topicOf } from './session.house.ts'
import {
  deleteOtherSessions,
  deleteSessions,
  insertSignOut,
  type SessionRow,
  type SignOutRow,
} from './session.store.ts'

export type Ended = { record: SignOutRecord; count: number }

/** Ends one session of a person, or all, here and at the provider, and tells every tab and device (ST-12). */
export async function endSessions(
  house: SessionHouse,
  affiliateId: number,
  sessionId?: string,
): Promise<Ended> {
  const { record, gone } = await house.db.transaction(async (tx) => {
    const gone = await deleteSessions(tx, affiliateId, sessionId)
    return { record: await announce(house, tx, affiliateId, sessionId), gone }
  })
  await Promise.all(gone.map((session) => revoke(house, session)))
  return { record, count: gone.length }
}

export type OthersEnded = {
  count: number
  /** After the commit: the provider is asked to forget them too. */
  revoke: () => Promise<void>
}

/** In the transaction of the deed that asks for it. Each ended session has a record that names it. */
export async function endOtherSessions(
  house: SessionHouse,
  tx: Queryable,
  affiliateId: number,
  keptId: string | undefined,
): Promise<OthersEnded> {
  const gone = await deleteOtherSessions(tx, affiliateId, keptId)
  for (const { id } of gone) await announce(house, tx, affiliateId, id)
  const revokeAll = async () => {
    await Promise.all(gone.map((session) => revoke(house, session)))
  }
  return { count: gone.length, revoke: revokeAll }
}

async function announce(
  house: SessionHouse,
  tx: Queryable,
  affiliateId: number,
  sessionId: string | undefined,
): Promise<SignOutRecord> {
  const record = recordOf(await insertSignOut(tx, affiliateId, sessionId, house.clock.now()))
  await house.live.publish(tx, topicOf(affiliateId), { ...record, sessionId: record.sessionId ?? null })
  return record
}

/** Without this the browser's account session would sign it in again without a password. */
async function revoke(house: SessionHouse, session: SessionRow): Promise<void> {
  try {
    await house.provider.revoke(house.secrets.open(session.refresh_token, REFRESH_TOKEN))
  } catch (error) {
    house.log.warn({ err: error, sessionId: session.id }, 'a session was not revoked at the provider')
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
