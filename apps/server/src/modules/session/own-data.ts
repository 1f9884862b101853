import { deviceOf } from '@fathom/domain/session'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { sessionArchiveWords } from './archive-words.ts'
import { refuseBearersOf } from './ended/ended-sessions.ts'
import type { SessionDeps } from './session.deps.ts'
import { deleteActivePeriods, listActivePeriods } from './sessions/active-period.store.ts'
import { deleteSessions, type SessionRow } from './sessions/session.store.ts'

export const sessionOwnData = (
  deps: Pick<SessionDeps, 'live' | 'clock'>,
): OwnDataPart & Pick<Module, 'forgetPerson'> => ({
  archiveWords: sessionArchiveWords,
  ownData: async (db, affiliateId) => {
    const rows = await db.query<SessionRow>('select * from web_session where affiliate_id = $1 order by id', [
      affiliateId,
    ])
    const knownDevices = await db.query(
      `select first_seen_at as "createdAt", last_seen_at as "lastSeenAt"
       from known_device where affiliate_id = $1 order by first_seen_at`,
      [affiliateId],
    )
    return { sessions: rows.map(shown), knownDevices, ...(await listActivePeriods(db, affiliateId)) }
  },
  forgetPerson: async (tx, affiliateId) => {
    await refuseBearersOf(deps, tx, await deleteSessions(tx, affiliateId, undefined))
    await tx.query('delete from known_device where affiliate_id = $1', [affiliateId])
    await deleteActivePeriods(tx, affiliateId)
    await tx.query('delete from freshness_end where affiliate_id = $1', [affiliateId])
    await tx.query('delete from sign_out_record where affiliate_id = $1', [affiliateId])
  },
})

/** Excludes the tokens, which would give account access to anyone who finds the archive. */
function shown({ id, user_agent, network, created_at, last_seen_at }: SessionRow) {
  return {
    id,
    ...deviceOf(user_agent),
    userAgent: user_agent,
    network,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }
}
