import type { DiveLogWire } from '@fathom/contract/logbook'
import { mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { lockLog, markDeleted } from './dive-log.store.ts'
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

/** Undoes a delete. Restoring a log that isn't deleted returns it unchanged. */
export async function restoreLog(deps: LogbookDeps, caller: User, id: string): Promise<DiveLogWire> {
  return deps.db.transaction(async (tx) => {
    const stored = UUID.test(id) ? await lockLog(tx, caller.affiliateId, id) : undefined
    if (!stored) throw new Problem('not-found', 404)
    if (!stored.deletedAt) return stored.doc
    const now = deps.clock.now()
    const after = { ...stored.doc, version: stored.doc.version + 1, updated_date: now.toISOString() }
    await markDeleted(tx, after, null)
    await recordChange(deps, tx, caller, { action: 'restore', at: now, before: stored.doc, after })
    return after
  })
}
