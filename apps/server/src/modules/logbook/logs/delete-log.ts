import type { DiveLogWire } from '@fathom/contract/logbook'
import { mayDo, purgeDateOf, purgedBefore } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { listDeleted, lockLog, markDeleted } from './dive-log.store.ts'
import { getOwnLog } from './own-log.ts'
import type { Target } from './update-log.ts'
import { refusal, UUID } from './write-log.ts'

/** Hides the log at once and purges it after 30 days. Deleting it again is not an error. */
export async function deleteLog(deps: LogbookDeps, caller: User, target: Target): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const stored = UUID.test(target.id) ? await lockLog(tx, caller.affiliateId, target.id) : undefined
    if (stored?.deletedAt && stored.doc.log_type === target.logType) return false
    const { doc } = await getOwnLog(tx, caller, target)
    const verdict = mayDo('delete', { logType: doc.log_type, status: doc.status }, 'owner')
    if (!verdict.granted) throw refusal(verdict)
    const now = deps.clock.now()
    const after = { ...doc, version: doc.version + 1, updated_date: now.toISOString() }
    await markDeleted(tx, after, now)
    await recordChange(deps, tx, caller, { action: 'delete', at: now, before: doc, after })
    return true
  })
}

/** Undoes a delete, for 30 days (LO-11). Restoring a log that isn't deleted returns it unchanged. */
export async function restoreLog(deps: LogbookDeps, caller: User, id: string): Promise<DiveLogWire> {
  return deps.db.transaction(async (tx) => {
    const stored = UUID.test(id) ? await lockLog(tx, caller.affiliateId, id) : undefined
    if (!stored) throw new Problem('not-found', 404)
    if (!stored.deletedAt) return stored.doc
    const now = deps.clock.now()
    if (stored.deletedAt <= purgedBefore(now)) throw new Problem('not-found', 404)
    const after = { ...stored.doc, version: stored.doc.version + 1, updated_date: now.toISOString() }
    await markDeleted(tx, after, null)
    await recordChange(deps, tx, caller, { action: 'restore', at: now, before: stored.doc, after })
    return after
  })
}

/** LO-11: the caller's deleted logs that can still be restored, the latest first. */
export async function listDeletedLogs(
  { db, clock }: LogbookDeps,
  caller: User,
  page: { limit: number; offset: number },
) {
  const rows = await listDeleted(db, caller.affiliateId, { ...page, after: purgedBefore(clock.now()) })
  return rows.map(({ doc, deletedAt }) => ({
    log: doc,
    deleted_date: deletedAt.toISOString(),
    purge_date: purgeDateOf(deletedAt).toISOString(),
  }))
}
