import type pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import type { Database } from './database.ts'
import { type Migration, migrationFolders, readMigrations } from './migration-files.ts'

const MIGRATION_LOCK = 7_301_845

/**
 * Brings the database up to date and returns the names of the migrations it ran. Each file runs in its own
 * transaction; an advisory lock lets many processes start at once.
 */
export async function migrate(
  db: Database,
  folders: readonly string[] = migrationFolders(),
): Promise<string[]> {
  const migrations = readMigrations(folders)
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const pending = pendingOf(migrations, await appliedTo(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Closes the connection instead of returning it to the pool: a closed session can't keep the lock,
    // whatever went wrong.
    client.release(true)
  }
}

async function appliedTo(client: pg.PoolClient): Promise<Map<number, { name: string; checksum: string }>> {
  await client.query(`create table if not exists migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query('select number, name, checksum from migration')
  return new Map(rows.map(({ number, name, checksum }) => [number, { name, checksum }]))
}

function pendingOf(
  migrations: readonly Migration[],
  applied: Map<number, { name: string; checksum: string }>,
) {
  for (const { number, name, checksum } of migrations) {
    const before = applied.get(number)
    if (before && before.checksum !== checksum) {
      const was = before.name === name ? '' : ` (applied as ${before.name})`
      throw new StartProblem(
        `Migration ${name}${was} was changed after it was applied: restore it, and write a new one`,
      )
    }
  }
  return migrations.filter(({ number }) => !applied.has(number))
}

async function apply(client: pg.PoolClient, { number, name, sql, checksum }: Migration) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartProblem(`Migration ${name} failed: ${(error as Error).message}`)
  }
}
