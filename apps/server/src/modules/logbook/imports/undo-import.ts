import { mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { lockLog, markDeleted } from '../logs/dive-log.store.ts'
import { detachProfiles } from '../profiles/profile.store.ts'
import { refreshSketch } from '../profiles/refresh-sketch.ts'
import { deleteImport, findImport, type ImportKey, listDives, listFiles, setStatus } from './import.store.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'live' | 'files'>

const DAY_MS = 86_400_000
const UNDO_DAYS = 30

export const undoUntil = (acceptedAt: Date) => new Date(acceptedAt.getTime() + UNDO_DAYS * DAY_MS)

/**
 * Takes an import back: the dives that it made are deleted, and can be restored like any deleted dive; recordings
 * that it added to other dives are taken away from them. A preview is dropped.
 */
export async function undoImport(deps: Deps, caller: User, id: string): Promise<void> {
  const key = { affiliateId: caller.affiliateId, id }
  const dropped = await deps.db.transaction(async (tx) => {
    await deps.live.hold(tx, caller.affiliateId)
    const found = await findImport(tx, key, { isLocked: true })
    if (!found) throw new Problem('not-found', 404)
    if (found.status === 'undone') return []
    if (found.status === 'preview') return dropPreview(tx, key)
    const now = deps.clock.now()
    if (found.acceptedAt && undoUntil(found.acceptedAt) < now)
      throw new Problem('refused', 409, { extra: { because: 'too-late' } })
    for (const { logId, isCreated } of await listDives(tx, key)) {
      if (logId === null) continue
      if (isCreated) await deleteCreated(deps, tx, caller, logId, now)
      else {
        await detachProfiles(tx, key, [logId])
        await refreshSketch(tx, key.affiliateId, logId)
      }
    }
    await setStatus(tx, key, 'undone', now)
    return []
  })
  for (const fileKey of dropped) await deps.files.delete(fileKey)
}

async function dropPreview(tx: Queryable, key: ImportKey): Promise<readonly string[]> {
  const files = await listFiles(tx, key)
  await deleteImport(tx, key)
  return files.map(({ key: fileKey }) => fileKey)
}

async function deleteCreated(
  deps: Deps,
  tx: Queryable,
  caller: User,
  logId: string,
  now: Date,
): Promise<void> {
  const stored = await lockLog(tx, caller.affiliateId, logId)
  if (!stored || stored.deletedAt) return
  const { doc } = stored
  if (!mayDo('delete', { logType: doc.log_type, status: doc.status }, 'owner').granted) return
  const after = { ...doc, version: doc.version + 1, updated_date: now.toISOString() }
  await markDeleted(tx, after, now)
  await recordChange(deps, tx, caller, { action: 'delete', at: now, before: doc, after })
}
