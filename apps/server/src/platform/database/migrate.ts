import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { KEEP_ALIVE } from './connect-database.ts'
import type { Database } from './database.ts'
import { isTooLate } from './database-away.ts'
import { type Migration, migrationFolders, readMigrations } from './migration-files.ts'
import { MIGRATION_MS } from './query-limit.ts'

const MIGRATION_LOCK = 7_301_845
const CONNECT_WITHIN_MS = 10_000
const SAY_AFTER_MS = 2000
const WAIT_MS = 300_000

type Options = {
  folders?: readonly string[]
  log?: Pick<FastifyBaseLogger, 'warn'>
  /** How long to wait for another process that is migrating. */
  waitMs?: number
  /** Gives up: the server is told to stop. */
  signal?: AbortSignal
}

/**
 * Brings the database up to date and returns the names of the migrations it ran. Each file runs in its own
 * transaction, which takes a lock, so many processes may start at once. The lock ends with the transaction: a
 * connection pooler would keep the lock of a session for the next client that gets its connection.
 */
export async function migrate(db: Pick<Database, 'url'>, options: Options = {}): Promise<string[]> {
  const migrations = readMigrations(options.folders ?? migrationFolders())
  const client = new pg.Client({
    connectionString: db.url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: MIGRATION_MS,
    application_name: 'fathom migrations',
    ...KEEP_ALIVE,
  })
  client.on('error', () => {}) // the statement that runs fails with the same
  const giveUp = () => void client.end().catch(() => {})
  options.signal?.addEventListener('abort', giveUp)
  try {
    await client.connect()
    const pending = await locked(client, options, async () => pendingOf(migrations, await appliedTo(client)))
    const ran: string[] = []
    for (const migration of pending) {
      if (await locked(client, options, () => applyOnce(client, migration))) ran.push(migration.name)
    }
    return ran
  } finally {
    options.signal?.removeEventListener('abort', giveUp)
    await client.end()
  }
}

/** Without a rollback: after a failure the connection is closed, which does the same and can't hang. */
async function locked<T>(client: pg.Client, options: Options, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  await takeLock(client, options)
  const result = await work()
  await client.query('commit')
  return result
}

async function takeLock(client: pg.Client, { log, waitMs = WAIT_MS }: Options): Promise<void> {
  const saying = setTimeout(
    () => log?.warn('waiting for another process that migrates this database'),
    SAY_AFTER_MS,
  )
  const statement = { text: 'select pg_advisory_xact_lock($1)', values: [MIGRATION_LOCK] }
  try {
    await client.query({ ...statement, query_timeout: waitMs } as pg.QueryConfig)
  } catch (error) {
    if (!isTooLate(error)) throw error
    throw new StartProblem(
      `Another process has been migrating this database for ${Math.round(waitMs / 1000)} seconds: end it, or start again when it is done`,
    )
  } finally {
    clearTimeout(saying)
  }
}

type Applied = { name: string; checksum: string }

async function appliedTo(client: pg.Client): Promise<Map<number, Applied>> {
  await client.query(`create table if not exists migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query('select number, name, checksum from migration')
  return new Map(rows.map(({ number, name, checksum }) => [number, { name, checksum }]))
}

function pendingOf(migrations: readonly Migration[], applied: Map<number, Applied>) {
  for (const migration of migrations) mustBeUnchanged(migration, applied.get(migration.number))
  return migrations.filter(({ number }) => !applied.has(number))
}

function mustBeUnchanged({ name, checksum }: Migration, before: Applied | undefined): void {
  if (!before || before.checksum === checksum) return
  const was = before.name === name ? '' : ` (applied as ${before.name})`
  throw new StartProblem(
    `Migration ${name}${was} was changed after it was applied: restore it, and write a new one`,
  )
}

/** False if another process has run it since. */
async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  const { number, name, sql, checksum } = migration
  const { rows } = await client.query<Applied>('select name, checksum from migration where number = $1', [
    number,
  ])
  if (rows[0]) {
    mustBeUnchanged(migration, rows[0])
    return false
  }
  try {
    await client.query(sql)
  } catch (error) {
    throw new StartProblem(`Migration ${name} failed: ${(error as Error).message}`)
  }
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
  return true
}
