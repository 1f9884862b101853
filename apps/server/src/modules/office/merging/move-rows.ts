import type { Queryable } from '../../../platform/database/index.ts'
import type { MergeMove, MergePair } from '../../../platform/merging.ts'

/** The columns that identify a row, without the one that has the number. Tables without a key have all columns. */
async function keyColumns(db: Queryable, { table, column }: MergeMove): Promise<KeyColumns> {
  const rows = await db.query<{ name: string; isKey: boolean }>(
    `select a.attname as name, coalesce(a.attnum = any(i.indkey), false) as "isKey"
     from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  )
  const keys = rows.filter(({ isKey }) => isKey).map(({ name }) => name)
  const all = keys.length > 0 ? keys : rows.map(({ name }) => name)
  return {
    others: all.filter((name) => name !== column),
    isInKey: keys.includes(column),
    isKeyed: keys.length > 0,
  }
}

type KeyColumns = { others: readonly string[]; isInKey: boolean; isKeyed: boolean }

const quoted = (name: string) => `"${name}"`

/** Which rows of `$1` become `$2`'s. A row that `$2` has already stays behind. */
function whereOf({ table, column, only, unless }: MergeMove, { others, isInKey }: KeyColumns): string {
  const same = others.map((name) => ` and o.${quoted(name)} = t.${quoted(name)}`).join('')
  return [
    `t.${column} = $1::bigint`,
    ...(only ? [`(${only})`] : []),
    ...(unless ? [`not (${unless})`] : []),
    ...(isInKey ? [`not exists (select from ${table} o where o.${column} = $2::bigint${same})`] : []),
  ].join(' and ')
}

export async function countRows(db: Queryable, move: MergeMove, { from, to }: MergePair): Promise<number> {
  const where = whereOf(move, await keyColumns(db, move))
  const counted = move.counted ? `filter (where ${move.counted})` : ''
  const [row] = await db.query<{ rows: number }>(
    `select count(*) ${counted}::int as rows from ${move.table} t where ${where} and $2::bigint is not null`,
    [from, to],
  )
  return row?.rows ?? 0
}

/** Returns the keys of the rows, each as text, so that they can be found again. */
export async function moveRows(
  tx: Queryable,
  move: MergeMove,
  { from, to }: MergePair,
): Promise<(readonly string[])[]> {
  const columns = await keyColumns(tx, move)
  const key = columns.others.map((name) => `t.${quoted(name)}::text`).join(', ')
  const rows = await tx.query<{ key: string[] }>(
    `update ${move.table} t set ${assignments(move)} where ${whereOf(move, columns)}
     returning array[${key}]::text[] as key`,
    [from, to],
  )
  return rows.map((row) => row.key)
}

/** The same back, for these rows only. What was deleted since is gone. */
export async function moveBack(
  tx: Queryable,
  move: MergeMove,
  { from, to }: MergePair,
  keys: readonly (readonly string[])[],
): Promise<void> {
  const { others, isKeyed } = await keyColumns(tx, move)
  // Columns of a key have a value, and the database finds equal ones much faster.
  const equal = isKeyed ? '=' : 'is not distinct from'
  const same = others.map((name, at) => ` and k.key ->> ${at} ${equal} t.${quoted(name)}::text`)
  await tx.query(
    `update ${move.table} t set ${assignments(move)} from jsonb_array_elements($3::jsonb) k (key)
     where t.${move.column} = $1::bigint${same.join('')}`,
    [to, from, JSON.stringify(keys)],
  )
}

const assignments = ({ column, set }: MergeMove) => `${column} = $2::bigint${set ? `, ${set}` : ''}`
