import type pg from 'pg'
import type { Table } from '../manifest.ts'

/** The schemas that Fathom's migrations and its job queue create. */
export const SCHEMAS = ['public', 'jobs']

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameIn = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`

const IS_OURS = `n.nspname = any($1) and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** A partitioned table counts as one. Generated columns are computed again. */
export async function listTables(client: Pick<pg.PoolClient, 'query'>): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and ${IS_OURS}
     order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** The sequences of columns too. Their values aren't part of a snapshot: read them after the tables. */
export async function listSequences(client: Pick<pg.PoolClient, 'query'>) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${IS_OURS} order by 1, 2`,
    [SCHEMAS],
  )
  const found = []
  for (const sequence of rows) {
    const { rows: values } = await client.query(
      `select last_value::text as last, is_called as "isCalled" from ${nameIn(sequence)}`,
    )
    found.push({ ...sequence, ...(values[0] as { last: string; isCalled: boolean }) })
  }
  return found
}
