import type { CodeState } from '@fathom/domain/codes'
import type { Queryable } from '../../../platform/database/index.ts'

export type NewBatch = {
  id: string
  certificationName: string
  packageId: string | null
  isSpecialty: boolean
  storeNumber: number | null
  amount: number
  note: string
  issuedBy: number
  issuedAt: Date
}

export type StoredBatch = NewBatch & { counts: Record<CodeState, number> }

type BatchRow = {
  id: string
  certification_name: string
  package_id: string | null
  is_specialty: boolean
  store_number: number | null
  amount: number
  note: string
  issued_by: string
  issued_at: Date
  redeemed: number
  withdrawn: number
}

const batchOf = (row: BatchRow): StoredBatch => ({
  id: row.id,
  certificationName: row.certification_name,
  packageId: row.package_id,
  isSpecialty: row.is_specialty,
  storeNumber: row.store_number,
  amount: row.amount,
  note: row.note,
  issuedBy: Number(row.issued_by),
  issuedAt: row.issued_at,
  counts: {
    open: row.amount - row.redeemed - row.withdrawn,
    redeemed: row.redeemed,
    withdrawn: row.withdrawn,
  },
})

const WITH_COUNTS = `select b.*, n.redeemed, n.withdrawn from (%) b, lateral (
  select count(redeemed_at)::int as redeemed, count(withdrawn_at)::int as withdrawn
  from access_code where batch_id = b.id) n order by b.issued_at desc, b.id desc`
const withCounts = (batches: string) => WITH_COUNTS.replace('%', batches)

export async function findBatch(db: Queryable, id: string): Promise<StoredBatch | undefined> {
  const [row] = await db.query<BatchRow>(withCounts('select * from code_batch where id = $1'), [id])
  return row && batchOf(row)
}

/** What the codes of these batches unlock. */
export function listBatchContents(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<NewBatch, 'id' | 'certificationName' | 'packageId' | 'isSpecialty'>[]> {
  return db.query(
    `select id, certification_name as "certificationName", package_id as "packageId",
       is_specialty as "isSpecialty" from code_batch where id = any($1::uuid[])`,
    [ids],
  )
}

/** False if there is one with this id. */
export async function addBatch(tx: Queryable, added: NewBatch): Promise<boolean> {
  const rows = await tx.query(
    `insert into code_batch (id, certification_name, package_id, is_specialty, store_number, amount, note,
       issued_by, issued_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`,
    [
      added.id,
      added.certificationName,
      added.packageId,
      added.isSpecialty,
      added.storeNumber,
      added.amount,
      added.note,
      added.issuedBy,
      added.issuedAt,
    ],
  )
  return rows.length > 0
}

type Code = { key: string; code: string }

/** Returns how many were new: a code that exists already is left out. */
export async function addCodes(
  tx: Queryable,
  batchId: string,
  ownerId: number | null,
  codes: readonly Code[],
): Promise<number> {
  const rows = await tx.query(
    `insert into access_code (key, code, certification_name, package_id, is_specialty, owner_id, store_number,
       issued_at, batch_id)
     select n.key, n.code, b.certification_name, b.package_id, b.is_specialty, $2, b.store_number, b.issued_at, b.id
     from unnest($3::text[], $4::text[]) as n (key, code), code_batch b where b.id = $1
     on conflict (key) do nothing returning key`,
    [batchId, ownerId, codes.map(({ key }) => key), codes.map(({ code }) => code)],
  )
  return rows.length
}

export type BatchSearch = { text: string; key: string | undefined; number: number | null; after?: string }

/** Newest first. */
export async function listBatches(
  db: Queryable,
  { text, key, number, after }: BatchSearch,
  limit: number,
): Promise<StoredBatch[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.query<BatchRow>(
    withCounts(`select * from code_batch
      where ($1 = '' or certification_name ilike $2 or note ilike $2 or store_number = $3
        or id = (select batch_id from access_code where key = $4))
      and ($5::uuid is null or (issued_at, id) < (select issued_at, id from code_batch where id = $5))
      order by issued_at desc, id desc limit $6`),
    [text, like, number, key ?? null, after ?? null, limit],
  )
  return rows.map(batchOf)
}

type BatchCodeRow = {
  code: string
  redeemed_at: Date | null
  redeemed_by: string | null
  withdrawn_at: Date | null
}

export type BatchCode = { code: string; state: CodeState; redeemedAt: Date | null; redeemedBy: number | null }

const IN_STATE: Readonly<Record<CodeState, string>> = {
  open: 'and redeemed_at is null and withdrawn_at is null',
  redeemed: 'and redeemed_at is not null',
  withdrawn: 'and withdrawn_at is not null',
}

export async function listBatchCodes(
  db: Queryable,
  batchId: string,
  { state, after, limit }: { state?: CodeState | undefined; after?: string | undefined; limit: number },
): Promise<BatchCode[]> {
  const rows = await db.query<BatchCodeRow>(
    `select code, redeemed_at, redeemed_by, withdrawn_at from access_code
     where batch_id = $1 ${state ? IN_STATE[state] : ''} and code > $2 order by code limit $3`,
    [batchId, after ?? '', limit],
  )
  return rows.map((row) => ({
    code: row.code,
    state: row.redeemed_at ? 'redeemed' : row.withdrawn_at ? 'withdrawn' : 'open',
    redeemedAt: row.redeemed_at,
    redeemedBy: row.redeemed_by === null ? null : Number(row.redeemed_by),
  }))
}

type Changed = { key: string; ownerId: number | null }

const changedOf = (rows: { key: string; owner_id: string | null }[]): Changed[] =>
  rows.map(({ key, owner_id }) => ({ key, ownerId: owner_id === null ? null : Number(owner_id) }))

/** Withdraws codes that nobody redeemed; `keys` null means all of the batch. An open offer of one ends. */
export async function withdrawCodes(
  tx: Queryable,
  batchId: string,
  keys: readonly string[] | null,
  now: Date,
): Promise<Changed[]> {
  const rows = await tx.query<{ key: string; owner_id: string | null }>(
    `update access_code set withdrawn_at = $3
     where batch_id = $1 and ($2::text[] is null or key = any ($2)) and redeemed_at is null and withdrawn_at is null
     returning key, owner_id`,
    [batchId, keys, now],
  )
  await tx.query(
    `update code_share set called_back_at = $2
     where code_key = any ($1) and claimed_at is null and called_back_at is null`,
    [rows.map(({ key }) => key), now],
  )
  return changedOf(rows)
}

export async function restoreCodes(
  tx: Queryable,
  batchId: string,
  keys: readonly string[] | null,
): Promise<Changed[]> {
  const rows = await tx.query<{ key: string; owner_id: string | null }>(
    `update access_code set withdrawn_at = null
     where batch_id = $1 and ($2::text[] is null or key = any ($2)) and withdrawn_at is not null
     returning key, owner_id`,
    [batchId, keys],
  )
  return changedOf(rows)
}
