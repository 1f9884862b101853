import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { User } from '@fathom/domain/session'
import type { LogbookDeps } from '../logbook.deps.ts'
import { CsvTables } from './csv-tables.ts'
import {
  deleteImport,
  type ImportKey,
  insertFiles,
  insertImport,
  listImports,
  setStatus,
} from './import.store.ts'
import { judgeDives } from './judge-dives.ts'
import { readInto } from './read-into.ts'
import type { Sent } from './sent-files.ts'
import { undoImport } from './undo-import.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'files' | 'live'>

const MOST_PREVIEWS = 10

/**
 * Reads files to their end and stores what they hold beside the logbook, for the diver to look at. Nothing stays of
 * files that can't be read.
 */
export async function previewImport(
  deps: Deps,
  caller: User,
  sent: Sent,
  signal: AbortSignal,
): Promise<string> {
  const { db, clock, files } = deps
  const key: ImportKey = { affiliateId: caller.affiliateId, id: randomUUID() }
  const stored = sent.files.map(({ name, bytes, sha256 }, position) => ({
    name,
    bytes,
    sha256,
    key: `dive-imports/${key.affiliateId}/${key.id}/${position}`,
  }))
  await dropOldPreviews(deps, caller)
  await insertImport(db, key, clock.now())
  try {
    await insertFiles(db, key, stored)
    await readInto(deps, key, sent, { tables: new CsvTables(db, key.affiliateId), signal })
    signal.throwIfAborted()
    await judgeDives(db, key)
    for (const [position, { path }] of sent.files.entries())
      await files.put(stored[position]?.key ?? '', createReadStream(path), 'application/octet-stream')
    signal.throwIfAborted()
    await setStatus(db, key, 'preview', clock.now())
  } catch (error) {
    for (const { key: fileKey } of stored) await files.delete(fileKey)
    await deleteImport(db, key)
    throw error
  }
  return key.id
}

/** Nobody has more files in hand, and each may have 200 MB. */
async function dropOldPreviews(deps: Deps, caller: User): Promise<void> {
  const previews = (await listImports(deps.db, caller.affiliateId)).filter(
    ({ status }) => status === 'preview',
  )
  for (const { id } of previews.slice(MOST_PREVIEWS - 1)) await undoImport(deps, caller, id)
}
