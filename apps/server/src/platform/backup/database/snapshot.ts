import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import type { Entry } from '../archive/tar.ts'
import { ENTRY, keyOf, type Table } from '../manifest.ts'
import { copyOut } from './copy.ts'
import { listSequences, nameIn, quoted } from './list-tables.ts'

const PART_BYTES = 4 * 1024 * 1024
const NEWLINE = 10

const compress = promisify(gzip)

/** The text of a value must not depend on the settings of either server. */
export const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local search_path = public; set local statement_timeout = 0; set local lock_timeout = 0`

/** Begins one view of the whole database: whatever is written from now on isn't in it. */
export async function beginSnapshot(client: pg.PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(`${PLAIN_TEXT}; set local idle_in_transaction_session_timeout = 0`)
}

/** Each table in parts of some megabytes, and then the sequences. Counts the rows in `rows`. */
export async function* databaseEntries(
  client: pg.PoolClient,
  tables: readonly Table[],
  rows: Record<string, number>,
): AsyncGenerator<Entry> {
  for (const table of tables) {
    rows[keyOf(table)] = 0
    let number = 0
    for await (const part of partsOf(copyOut(client, copySql(table)))) {
      number += 1
      rows[keyOf(table)] = (rows[keyOf(table)] ?? 0) + rowsIn(part)
      const name = `${ENTRY.table(table)}${String(number).padStart(6, '0')}.copy.gz`
      yield { name, attributes: {}, bytes: await compress(part) }
    }
  }
  const bytes = Buffer.from(JSON.stringify(await listSequences(client)))
  yield { name: ENTRY.sequences, attributes: {}, bytes }
}

/** A query, because a partitioned table can't be copied itself before PostgreSQL 18. */
const copySql = (table: Table) =>
  `copy (select ${table.columns.map(quoted).join(', ')} from ${nameIn(table)}) to stdout`

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** In COPY's text, a line is a row: line breaks of values are escaped. */
function rowsIn(copied: Buffer): number {
  let count = 0
  for (let at = copied.indexOf(NEWLINE); at >= 0; at = copied.indexOf(NEWLINE, at + 1)) count += 1
  return count
}
