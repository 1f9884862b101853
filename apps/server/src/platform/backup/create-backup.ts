import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { isSecretOf } from '../check-secret-key.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { type Files, holdDeletions } from '../files/index.ts'
import { hasJobsSchema, jobsSchema } from '../jobs/index.ts'
import { createSecretBox } from '../secret-box.ts'
import { StartProblem } from '../start-problem.ts'
import { writeArchive } from './archive/archive-file.ts'
import type { Entry } from './archive/tar.ts'
import { listTables } from './database/list-tables.ts'
import { beginSnapshot, databaseEntries } from './database/snapshot.ts'
import { refuseUnfinished } from './database/unfinished.ts'
import { fileEntries } from './file-entries.ts'
import { knownMigrations } from './known-migrations.ts'
import { ENTRY, FORMAT, type Manifest, type Totals } from './manifest.ts'

/** One backup of a database at a time. */
const BACKUP_LOCK = 7_301_961

export type BackupDeps = {
  db: Database
  /** The store itself, not the one that defers deletions. */
  files: Files
  config: Pick<Config, 'version' | 'dataDir' | 'secretKey'>
  /** SECRET_KEY was generated, so it's only in DATA_DIR and belongs into the archive. */
  isSecretStored: boolean
  /** Files in DATA_DIR that belong to the data. */
  dataFiles: readonly string[]
  passphrase: string | undefined
  report(line: string): void
  /** The snapshot has begun; its name lets other sessions see the same. */
  onSnapshot?(name: string): Promise<void>
  signal?: AbortSignal
}

export type Backup = { manifest: Manifest; totals: Totals; bytes: number }

/** Writes one archive of the database, the files and the key, as they are at one moment, beside a running server. */
export async function createBackup(deps: BackupDeps, to: string): Promise<Backup> {
  const client = await deps.db.pool.connect()
  client.on('error', () => {}) // the query in progress fails with it
  let deletions: { release(): void } | undefined
  try {
    await checkSource(deps, client)
    deletions = await holdDeletions(deps.db)
    const manifest = await beginManifest(deps, client)
    const totals: Totals = { entries: 0, rows: {}, files: 0, fileBytes: 0 }
    const entries = counted(entriesOf(deps, client, manifest, totals), totals)
    const bytes = await writeArchive(to, entries, deps)
    return { manifest, totals, bytes }
  } finally {
    deletions?.release()
    client.release(true)
  }
}

async function checkSource({ db }: BackupDeps, client: pg.PoolClient): Promise<void> {
  const [row] = await db.query<{ exists: boolean }>(
    "select to_regclass('public.migration') is not null and to_regclass('public.secret_check') is not null as exists",
  )
  if (!row?.exists)
    throw new StartProblem('There is nothing to back up: the database has no tables of Fathom')
  await refuseUnfinished(db)
  if (!(await hasJobsSchema(db)))
    throw new StartProblem(
      "The job queue's tables are not those of this version: start this version once, or back up with the one that runs",
    )
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isFree"', [BACKUP_LOCK])
  if (!rows[0].isFree) throw new StartProblem('Another backup of this database is running')
}

async function beginManifest(deps: BackupDeps, client: pg.PoolClient): Promise<Manifest> {
  await beginSnapshot(client)
  const { rows } = await client.query<{ takenAt: Date; postgres: number; snapshot: string }>(
    `select now() as "takenAt", current_setting('server_version_num')::int / 10000 as postgres,
       pg_export_snapshot() as snapshot`,
  )
  const [about] = rows
  if (!about) throw new Error('PostgreSQL did not answer')
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from migration order by number',
  )
  const known = knownMigrations()
  const newer = migrations.rows.find(({ number }) => !known.has(number))
  if (newer) throw new StartProblem(`The database is of a newer version than this one (${newer.name})`)
  const check = await client.query<{ sealed: string }>('select sealed from secret_check')
  const sealed = check.rows[0]?.sealed ?? ''
  if (!isSecretOf(sealed, createSecretBox(deps.config.secretKey)))
    throw new StartProblem('SECRET_KEY is not the one that this database was created with')
  await deps.onSnapshot?.(about.snapshot)
  return {
    format: FORMAT,
    version: deps.config.version,
    takenAt: about.takenAt.toISOString(),
    postgres: about.postgres,
    migrations: migrations.rows,
    tables: await listTables(client),
    hasSecretKey: deps.isSecretStored,
    sealed,
  }
}

const entry = (name: string, content: string | Buffer): Entry => ({
  ...{ name, attributes: {}, bytes: Buffer.from(content) },
})

async function* entriesOf(
  deps: BackupDeps,
  client: pg.PoolClient,
  manifest: Manifest,
  totals: Totals,
): AsyncGenerator<Entry> {
  const { config, dataFiles, report } = deps
  yield entry(ENTRY.manifest, JSON.stringify(manifest))
  if (deps.isSecretStored) yield entry(ENTRY.secretKey, config.secretKey)
  yield entry(ENTRY.jobs, jobsSchema())
  report(`Reading ${manifest.tables.length} tables of PostgreSQL ${manifest.postgres}`)
  yield* databaseEntries(client, manifest.tables, totals.rows)
  // The files need no snapshot: they're complete before a row names them, and none is deleted now.
  await client.query('commit')
  const rows = Object.values(totals.rows).reduce((sum, count) => sum + count, 0)
  report(`${rows.toLocaleString('en-US')} rows; reading the files`)
  for (const name of dataFiles) {
    const bytes = await readFile(join(config.dataDir, name)).catch(absent)
    if (bytes) yield entry(`${ENTRY.data}${name}`, bytes)
  }
  yield* fileEntries(deps.files, totals, report)
  yield entry(ENTRY.totals, JSON.stringify(totals))
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function* counted(entries: AsyncIterable<Entry>, totals: Totals): AsyncGenerator<Entry> {
  for await (const each of entries) {
    totals.entries += 1
    yield each
  }
}
