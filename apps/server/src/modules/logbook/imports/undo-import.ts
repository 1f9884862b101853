import type { UndoneImportWire } from '@fathom/contract/logbook'
import { mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { lockLog, markDeleted } from '../logs/dive-log.store.ts'
import { detachProfiles, listAdding } from '../profiles/profile.store.ts'
import { refreshSketch } from '../profiles/refresh-sketch.ts'
import { deleteImport, findImport, type ImportKey, listFiles, saveUndone } from './import.store.ts'
import { listDives } from './import-dive.store.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'live' | 'files'>

const DAY_MS = 86_400_000
const UNDO_DAYS = 30

export const undoUntil = (acceptedAt: Date) => new Date(acceptedAt.getTime() + UNDO_DAYS * DAY_MS)

/** Imports that were undone before have no number of profiles. */
export const NOTHING_UNDONE: UndoneImportWire = { deleted: 0, kept: { verified: 0, pending: 0 }, profiles: 0 }

/**
 * Takes an import back: the dives that it made are deleted, and can be restored like any deleted dive; recordings
 * that it added to other dives are taken away from them. What an instructor verified or is to verify stays, and the
 * answer says so. A preview is dropped.
 */
export async function undoImport(deps: Deps, caller: User, id: string): Promise<UndoneImportWire> {
  const key = { affiliateId: caller.affiliateId, id }
  const { undone, dropped = [] } = await deps.db.transaction(async (tx) => {
    await deps.live.hold(tx, caller.affiliateId)
    const found = await findImport(tx, key, { isLocked: true })
    if (!found) throw new Problem('not-found', 404)
    if (found.status === 'undone') return { undone: { ...NOTHING_UNDONE, ...found.undone } }
    if (found.status === 'preview') return { undone: NOTHING_UNDONE, dropped: await dropPreview(tx, key) }
    const now = deps.clock.now()
    if (found.acceptedAt && undoUntil(found.acceptedAt) < now)
      throw new Problem('refused', 409, { extra: { because: 'too-late' } })
    const made = await takeBack(deps, tx, caller, key, now)
    await saveUndone(tx, key, made, now)
    return { undone: made }
  })
  for (const fileKey of dropped) await deps.files.delete(fileKey)
  return undone
}

async function takeBack(
  deps: Deps,
  tx: Queryable,
  caller: User,
  key: ImportKey,
  now: Date,
): Promise<UndoneImportWire> {
  const counts = { deleted: 0, verified: 0, pending: 0, gone: 0 }
  const adding = await listAdding(tx, key)
  for (const { index, logId, isCreated } of await listDives(tx, key)) {
    if (logId === null) continue
    if (isCreated) counts[await deleteCreated(deps, tx, caller, logId, now)] += 1
    else if (adding.has(index)) {
      await detachProfiles(tx, key, [logId])
      await refreshSketch(tx, key.affiliateId, logId)
    }
  }
  const { deleted, verified, pending } = counts
  return { deleted, kept: { verified, pending }, profiles: adding.size }
}

async function dropPreview(tx: Queryable, key: ImportKey): Promise<readonly string[]> {
  const files = await listFiles(tx, key)
  await deleteImport(tx, key)
  return files.map(({ key: fileKey }) => fileKey)
}

/** `gone`: the diver deleted it before. */
async function deleteCreated(
  deps: Deps,
  tx: Queryable,
  caller: User,
  logId: string,
  now: Date,
): Promise<'deleted' | 'verified' | 'pending' | 'gone'> {
  const stored = await lockLog(tx, caller.affiliateId, logId)
  if (!stored || stored.deletedAt) return 'gone'
  const { doc } = stored
  if (!mayDo('delete', { logType: doc.log_type, status: doc.status }, 'owner').granted)
    return doc.status === 'Verified' ? 'verified' : 'pending'
  const after = { ...doc, version: doc.version + 1, updated_date: now.toISOString() }
  await markDeleted(tx, after, now)
  await recordChange(deps, tx, caller, { action: 'delete', at: now, before: doc, after })
  return 'deleted'
}
