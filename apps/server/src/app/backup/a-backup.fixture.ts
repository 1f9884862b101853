import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner, databaseUrl } from '@fathom/testing/database'
import { endWithFile } from '@fathom/testing/world'
import type pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/index.ts'

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-backup-'))
  endWithFile(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The URL of a database without a table. */
export async function anEmptyDatabase(): Promise<string> {
  const { url } = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(url, `create database ${name} template template0`)
  endWithFile(() => asOwner(url, `drop database if exists ${name} with (force)`))
  return databaseUrl(url, name)
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connectDatabase(url, { size: 4 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

export type Checksums = Readonly<Record<string, string>>

/** Rows and a checksum of every table, in the order of no index: `public.account` → `13 9e10…`. */
export async function checksumsOf({ pool }: Database, snapshot?: string): Promise<Checksums> {
  const client: pg.PoolClient = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not relispartition order by 1`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
         from ${name} t`,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  } finally {
    client.release(true)
  }
}
