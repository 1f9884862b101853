import { randomUUID } from 'node:crypto'
import type { CsvColumnsWire } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { saveMapping } from './csv-mapping.store.ts'
import { CsvTables } from './csv-tables.ts'
import {
  deleteImport,
  findImport,
  findTables,
  type ImportKey,
  insertImport,
  listFiles,
  replaceReading,
  type StoredImport,
} from './import.store.ts'
import { listDives } from './import-dive.store.ts'
import { judgeDives } from './judge-dives.ts'
import { readInto } from './read-into.ts'
import { withStoredFiles } from './sent-files.ts'
import { shiftAsBefore } from './shift-import.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'files'>

/**
 * LO-01: reads the files of a preview again, with what the diver says about the columns of a table, and remembers it
 * for the next table with the same header. The preview stays as it is until the files are read to their end.
 */
export async function remapImport(
  { db, clock, files }: Deps,
  caller: User,
  id: string,
  { key: tableKey, ...mapping }: CsvColumnsWire,
  signal: AbortSignal,
): Promise<void> {
  const { affiliateId } = caller
  const key: ImportKey = { affiliateId, id }
  checkPreview(await findImport(db, key))
  const earlier = await findTables(db, key)
  if (!earlier.some((table) => table.key === tableKey)) throw new Problem('not-found', 404)
  const tables = new CsvTables(db, affiliateId, { chosen: { key: tableKey, mapping }, earlier })
  const other: ImportKey = { affiliateId, id: randomUUID() }
  await insertImport(db, other, clock.now())
  try {
    await withStoredFiles(files, await listFiles(db, key), (sent) =>
      readInto({ db, clock }, other, sent, { tables, signal }),
    )
    signal.throwIfAborted()
    await db.transaction(async (tx) => {
      checkPreview(await findImport(tx, key, { isLocked: true }))
      const before = await listDives(tx, key)
      await replaceReading(tx, key, other.id)
      await shiftAsBefore(tx, key, before, clock.now())
      await judgeDives(tx, key)
      await saveMapping(tx, affiliateId, { key: tableKey, mapping, now: clock.now() })
    })
  } catch (error) {
    await deleteImport(db, other)
    // Dropped meanwhile, its files are gone.
    checkPreview(await findImport(db, key))
    throw error
  }
}

function checkPreview(found: StoredImport | undefined): void {
  if (!found) throw new Problem('not-found', 404)
  if (found.status !== 'preview') throw new Problem('refused', 409, { extra: { because: found.status } })
}
