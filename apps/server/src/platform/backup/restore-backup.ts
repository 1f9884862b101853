import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config/index.ts'
import { type Database, migrate } from '../database/index.ts'
import type { Files } from '../files/index.ts'
import { StartProblem } from '../start-problem.ts'
import { readArchive } from './archive/archive-file.ts'
import { damaged, type Entry } from './archive/tar.ts'
import type { Archive } from './check-archive.ts'
import { loadDatabase } from './database/load.ts'
import { emptied, markFinished, markUnfinished } from './database/unfinished.ts'
import { storeFiles } from './file-entries.ts'
import { knownMigrations } from './known-migrations.ts'
import { ENTRY, type Manifest } from './manifest.ts'

export type RestoreDeps = {
  db: Database
  files: Files
  config: Pick<Config, 'dataDir'>
  /** Files in DATA_DIR that belong to the data. */
  dataFiles: readonly string[]
  /** Stores the key of the archive where the server reads it. */
  storeSecret(): void
  report(line: string): void
  signal: AbortSignal | undefined
}

/**
 * Rebuilds database and files from a checked archive. The database has to be empty, or what an earlier restore
 * left unfinished; until the last step it's marked as unfinished.
 */
export async function restoreBackup(deps: RestoreDeps, archive: Archive): Promise<void> {
  const { db, report } = deps
  await checkPostgres(db, archive.manifest)
  await emptied(db)
  await markUnfinished(db)
  deps.storeSecret()
  const entries = interruptible(readArchive(archive.path, archive), deps.signal)
  report(`Creating the tables of Fathom ${archive.manifest.version}`)
  await migrateTo(db, archive.manifest)
  await db.query((await entryNamed(entries, ENTRY.jobs)).bytes.toString())
  await restoreRows(deps, archive, entries)
  await restoreFiles(deps, archive, entries)
  const newer = await migrate(db)
  if (newer.length > 0) report(`Ran ${newer.length} migrations of this version`)
  await markFinished(db)
}

async function* interruptible(entries: AsyncIterable<Entry>, signal?: AbortSignal): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    if (signal?.aborted) throw new StartProblem('The restore was interrupted: run it again')
    yield entry
  }
}

async function checkPostgres(db: Database, { postgres }: Manifest): Promise<void> {
  const [row] = await db.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  if (row && row.version < postgres)
    throw new StartProblem(
      `The backup is of PostgreSQL ${postgres}, and this is PostgreSQL ${row.version}: use ${postgres} or newer`,
    )
}

/** Runs the migrations that the backup's database had, and no other. */
async function migrateTo(db: Database, { migrations }: Manifest): Promise<void> {
  const known = knownMigrations()
  const folder = await mkdtemp(join(tmpdir(), 'fathom-restore-'))
  try {
    for (const { number, name } of migrations)
      await writeFile(join(folder, name), known.get(number)?.sql ?? '')
    await migrate(db, { folders: [folder] })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function restoreRows({ db, report }: RestoreDeps, archive: Archive, entries: AsyncIterator<Entry>) {
  const { manifest, totals } = archive
  const total = Object.values(totals.rows).reduce((sum, count) => sum + count, 0)
  report(`Writing ${total.toLocaleString('en-US')} rows into ${manifest.tables.length} tables`)
  const client = await db.pool.connect()
  client.on('error', () => {}) // the query in progress fails with it
  try {
    const { rows, skipped } = await loadDatabase(client, manifest.tables, entries)
    for (const table of skipped) report(`The table ${table} is not one of Fathom's, and was left out`)
    for (const [table, count] of Object.entries(rows))
      if (count !== totals.rows[table]) throw damaged(`${table} has ${count} rows of ${totals.rows[table]}`)
  } finally {
    client.release(true)
  }
}

async function restoreFiles(deps: RestoreDeps, archive: Archive, entries: AsyncIterator<Entry>) {
  const { config, dataFiles, files, report } = deps
  report(`Writing ${archive.totals.files.toLocaleString('en-US')} files`)
  const first = await restoreDataFiles(config.dataDir, dataFiles, entries)
  const rest = first?.name.startsWith(ENTRY.files) ? await storeFiles(files, first, entries, report) : first
  if (rest?.name !== ENTRY.totals) throw damaged(`after ${rest?.name}`)
}

/** Only those that we know: a name in an archive must not choose where it's written. */
async function restoreDataFiles(
  dataDir: string,
  dataFiles: readonly string[],
  entries: AsyncIterator<Entry>,
): Promise<Entry | undefined> {
  for (;;) {
    const { value: entry, done } = await entries.next()
    if (done || !entry.name.startsWith(ENTRY.data)) return entry
    const name = entry.name.slice(ENTRY.data.length)
    if (!dataFiles.includes(name)) continue
    await mkdir(dirname(join(dataDir, name)), { recursive: true })
    await writeFile(join(dataDir, name), entry.bytes)
  }
}

/** Passes over the entries before it. */
async function entryNamed(entries: AsyncIterator<Entry>, name: string): Promise<Entry> {
  for (;;) {
    const { value: entry, done } = await entries.next()
    if (done) throw damaged(`it has no ${name}`)
    if (entry.name === name) return entry
  }
}
