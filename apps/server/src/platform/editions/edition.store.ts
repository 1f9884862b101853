import type { Queryable } from '../database/index.ts'
import type { Edition } from './resolve.ts'

export type Document = { kind: string; key: string }

export type StoredEdition = Edition & Document & { id: string; note: string; at: Date; by: number | null }

export type Draft = {
  value: unknown
  /** Of this save; another save has another one. */
  revision: number
  basedOn: number
  at: Date
  by: number
}

const FIELDS = `id, kind, key, version, value, undoes, valid_from as "from", valid_until as until, note,
  published_at as at, published_by::float8 as by`

/** What the current values are made of, without the values. */
export type EditionRow = Omit<Edition, 'value'> & Document & { id: string }

export async function listEditionRows(db: Queryable, of?: Document): Promise<EditionRow[]> {
  return db.query<EditionRow>(
    `select id, kind, key, version, undoes, valid_from as "from", valid_until as until from edition
     where $1::text is null or (kind = $1 and key = $2)`,
    [of?.kind ?? null, of?.key ?? null],
  )
}

export async function readValues(db: Queryable, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.query<{ id: string; value: unknown }>(
    'select id, value from edition where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, value }) => [id, value]))
}

/** The newest value of each document that was ever published, also of those that don't apply any more. */
export async function listLastValues(db: Queryable, kind: string): Promise<Map<string, unknown>> {
  const rows = await db.query<{ key: string; value: unknown }>(
    `select distinct on (key) key, value from edition where kind = $1 and value is not null
     order by key, version desc`,
    [kind],
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Newest first. */
export async function listEditions(db: Queryable, { kind, key }: Document): Promise<StoredEdition[]> {
  return db.query<StoredEdition>(
    `select ${FIELDS} from edition where kind = $1 and key = $2 order by version desc`,
    [kind, key],
  )
}

/** Until the transaction ends, nobody else writes this document. */
export async function lockDocument(tx: Queryable, { kind, key }: Document): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 805))`, [`edition ${kind} ${key}`])
}

export async function findEdition(db: Queryable, id: string): Promise<StoredEdition | undefined> {
  const [found] = await db.query<StoredEdition>(`select ${FIELDS} from edition where id = $1`, [id])
  return found
}

export async function latestVersion(db: Queryable, { kind, key }: Document): Promise<number> {
  const [row] = await db.query<{ latest: number }>(
    'select coalesce(max(version), 0) as latest from edition where kind = $1 and key = $2',
    [kind, key],
  )
  return row?.latest ?? 0
}

export async function insertEdition(tx: Queryable, edition: StoredEdition): Promise<void> {
  const { id, kind, key, version, value, undoes, from, until, note, at, by } = edition
  await tx.query(
    `insert into edition (id, kind, key, version, value, undoes, valid_from, valid_until, note, published_at,
       published_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, kind, key, version, jsonOf(value), undoes, from, until, note, at, by],
  )
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

const DRAFT = `value, revision::float8 as revision, based_on as "basedOn", saved_at as at, saved_by::float8 as by`

export async function findDraft(db: Queryable, { kind, key }: Document): Promise<Draft | undefined> {
  const [draft] = await db.query<Draft>(`select ${DRAFT} from edition_draft where kind = $1 and key = $2`, [
    kind,
    key,
  ])
  return draft
}

export async function saveDraft(
  tx: Queryable,
  { kind, key }: Document,
  { value, basedOn, at, by }: Omit<Draft, 'revision'>,
): Promise<void> {
  await tx.query(
    `insert into edition_draft (kind, key, value, based_on, saved_at, saved_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, key) do update
     set value = excluded.value, based_on = excluded.based_on, saved_at = excluded.saved_at,
       saved_by = excluded.saved_by, revision = excluded.revision`,
    [kind, key, jsonOf(value), basedOn, at, by],
  )
}

export async function deleteDraft(tx: Queryable, { kind, key }: Document): Promise<void> {
  await tx.query('delete from edition_draft where kind = $1 and key = $2', [kind, key])
}

/** The documents of a kind that have a draft. */
export async function listDrafts(db: Queryable, kind: string): Promise<string[]> {
  const rows = await db.query<{ key: string }>('select key from edition_draft where kind = $1', [kind])
  return rows.map(({ key }) => key)
}
