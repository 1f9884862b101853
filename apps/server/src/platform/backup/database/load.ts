import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import { StartProblem } from '../../start-problem.ts'
import type { Entry } from '../archive/tar.ts'
import { ENTRY, isTableEntry, keyOf, sequences, type Table, tableOf } from '../manifest.ts'
import { copyIn } from './copy.ts'
import { listTables, nameIn, quoted, SCHEMAS } from './list-tables.ts'
import { PLAIN_TEXT } from './snapshot.ts'

const decompress = promisify(gunzip)

type ForeignKey = { place: string; name: string; definition: string }

/**
 * Fills the tables that the migrations created, in one transaction. It needs no more than the tables' owner
 * may do: foreign keys are dropped and added again, which checks every row, and triggers are off meanwhile.
 * Reads entries until the sequences, which are the last of the database.
 */
export async function loadDatabase(
  client: pg.PoolClient,
  tables: readonly Table[],
  entries: AsyncIterator<Entry>,
): Promise<{ rows: Record<string, number>; skipped: string[] }> {
  await client.query('begin')
  await client.query(PLAIN_TEXT)
  const existing = await listTables(client)
  const foreignKeys = await listForeignKeys(client)
  for (const { place, name } of foreignKeys)
    await client.query(`alter table ${place} drop constraint ${name}`)
  for (const table of existing) await client.query(`alter table ${nameIn(table)} disable trigger user`)
  await client.query(`truncate ${existing.map(nameIn).join(', ')}`)

  const known = new Set(existing.map(keyOf))
  const rows = await fill(
    client,
    tables.filter((table) => known.has(keyOf(table))),
    entries,
  )

  for (const table of existing) await client.query(`alter table ${nameIn(table)} enable trigger user`)
  for (const { place, name, definition } of foreignKeys)
    await client.query(`alter table ${place} add constraint ${name} ${definition}`)
  await client.query('commit')
  await client.query('analyze')
  return { rows, skipped: tables.map(keyOf).filter((key) => !known.has(key)) }
}

async function fill(client: pg.PoolClient, tables: readonly Table[], entries: AsyncIterator<Entry>) {
  const byKey = new Map(tables.map((table) => [keyOf(table), table]))
  const rows: Record<string, number> = Object.fromEntries(tables.map((table) => [keyOf(table), 0]))
  for (;;) {
    const { value: entry, done } = await entries.next()
    if (done) throw new Error('the archive has no sequences')
    if (entry.name === ENTRY.sequences) {
      await setSequences(client, entry.bytes)
      return rows
    }
    const key = tableOf(entry.name)
    const table = byKey.get(key)
    if (!isTableEntry(entry.name) || !table) continue
    const sql = `copy ${nameIn(table)} (${table.columns.map(quoted).join(', ')}) from stdin`
    const stored = await copyIn(client, sql, await decompress(entry.bytes)).catch((error: Error) => {
      throw new StartProblem(`The table ${key} couldn't be restored: ${error.message}`)
    })
    rows[key] = (rows[key] ?? 0) + stored
  }
}

async function setSequences(client: pg.PoolClient, bytes: Buffer): Promise<void> {
  for (const { last, isCalled, ...sequence } of sequences.parse(JSON.parse(bytes.toString())))
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      nameIn(sequence),
      last,
      isCalled,
    ])
}

/** Those of a partitioned table stand for its partitions'. */
async function listForeignKeys(client: pg.PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as place, format('%I', o.conname) as name,
       pg_get_constraintdef(o.oid) as definition
     from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
     where o.contype = 'f' and o.conparentid = 0 and n.nspname = any($1) order by o.oid`,
    [SCHEMAS],
  )
  return rows
}
