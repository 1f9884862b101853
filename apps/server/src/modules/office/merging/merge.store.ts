import type { Queryable } from '../../../platform/database/index.ts'
import type { MergePair } from '../../../platform/merging.ts'
import { Problem } from '../../../platform/problem.ts'

export type StoredMerge = MergePair & {
  id: string
  key: string
  reason: string
  mergedAt: Date
  prepared: Readonly<Record<string, readonly string[]>>
  undoneAt: Date | null
}

const FIELDS = `id, key, reason, from_id::float8 as "from", to_id::float8 as "to", merged_at as "mergedAt", prepared,
  undone_at as "undoneAt"`

export async function findMerge(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<StoredMerge | undefined> {
  const [row] = await db.query<StoredMerge>(
    `select ${FIELDS} from account_merge where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row
}

/** The merge of this confirmation, also if it was undone. */
export async function findMergeByKey(
  db: Queryable,
  { from, to }: MergePair,
  key: string,
): Promise<StoredMerge | undefined> {
  const [row] = await db.query<StoredMerge>(
    `select ${FIELDS} from account_merge where key = $1 and from_id = $2 and to_id = $3`,
    [key, from, to],
  )
  return row
}

/** Those that have not been undone, newest first. */
export const listMerges = (db: Queryable, affiliateId: number): Promise<StoredMerge[]> =>
  db.query<StoredMerge>(
    `select ${FIELDS} from account_merge where (from_id = $1 or to_id = $1) and undone_at is null
     order by merged_at desc, id`,
    [affiliateId],
  )

/** Whether another account became part of the staying one after this merge, and still is. */
export async function hasLaterMerge(db: Queryable, { to, id }: StoredMerge): Promise<boolean> {
  const later = await db.query(
    `select from account_merge m, account_merge o where m.id = $2 and o.to_id = $1 and o.id <> m.id
       and o.undone_at is null and (o.merged_at, o.id) > (m.merged_at, m.id) limit 1`,
    [to, id],
  )
  return later.length > 0
}

/** Accounts that were merged into this one. */
export async function listSources(db: Queryable, to: number): Promise<number[]> {
  const rows = await listMerges(db, to)
  return rows.filter((merge) => merge.to === to).map(({ from }) => from)
}

export const keyUsed = () => new Problem('key-used', 409)

type NewMerge = MergePair & { key: string; by: number; reason: string; now: Date }

export async function insertMerge(
  tx: Queryable,
  { from, to, key, by, reason, now }: NewMerge,
  prepared: StoredMerge['prepared'],
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into account_merge (key, from_id, to_id, merged_by, merged_at, reason, prepared)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
    [key, from, to, by, now, reason, JSON.stringify(prepared)],
  )
  // Another pair was confirmed with this key, possibly at the same time.
  if (!row) throw keyUsed()
  return row.id
}

export async function setUndone(tx: Queryable, id: string, by: number, now: Date): Promise<void> {
  await tx.query('update account_merge set undone_at = $3, undone_by = $2 where id = $1', [id, by, now])
}

export type MovedRows = { table: string; column: string; keys: readonly (readonly string[])[] }

export async function addRows(
  tx: Queryable,
  mergeId: string,
  { table, column, keys }: MovedRows,
): Promise<void> {
  await tx.query(
    `insert into account_merge_row (merge_id, position, table_name, column_name, keys)
     select $1, coalesce(max(position), 0) + 1, $2, $3, $4 from account_merge_row where merge_id = $1`,
    [mergeId, table, column, JSON.stringify(keys)],
  )
}

/** The last that moved come first. */
export const listRows = (db: Queryable, mergeId: string): Promise<MovedRows[]> =>
  db.query<MovedRows>(
    `select table_name as "table", column_name as "column", keys from account_merge_row
     where merge_id = $1 order by position desc`,
    [mergeId],
  )
