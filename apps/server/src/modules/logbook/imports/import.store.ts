import type { CsvTableWire, UndoneImportWire } from '@fathom/contract/logbook'
import type { ReceiptLine } from '@fathom/dive-files'
import type { Queryable } from '../../../platform/database/index.ts'

export type Verdict = 'new' | 'known' | 'doubtful' | 'broken'
export type ImportStatus = 'reading' | 'preview' | 'accepted' | 'undone'

export type ImportKey = { affiliateId: number; id: string }

export type StoredImport = {
  id: string
  status: Exclude<ImportStatus, 'reading'>
  createdAt: Date
  acceptedAt: Date | null
  files: { name: string; bytes: number }[]
  counts: Partial<Record<Verdict, number>> | null
  /** How many dives of the logbook it made. */
  created: number
  /** To how many others it added recordings. */
  joined: number
  undone: UndoneImportWire | null
  /** Null until all photos of the files were tried. */
  photosAdded: number | null
}

export type StoredFile = { name: string; bytes: number; sha256: string; key: string }

export async function insertImport(db: Queryable, { affiliateId, id }: ImportKey, now: Date): Promise<void> {
  await db.query(
    `insert into dive_import (affiliate_id, id, status, receipt, created_at) values ($1, $2, 'reading', '[]', $3)`,
    [affiliateId, id, now],
  )
}

const OF_IMPORT = 'affiliate_id = i.affiliate_id and import_id = i.id'
const COLUMNS = `id, status, undone, photos_added as "photosAdded", created_at as "createdAt", accepted_at as "acceptedAt",
  (select json_agg(json_build_object('name', name, 'bytes', bytes) order by position)
   from dive_import_file where ${OF_IMPORT}) as files,
  (select json_object_agg(verdict, dives)
   from (select verdict, count(*) as dives from dive_import_dive where ${OF_IMPORT} group by verdict) v) as counts,
  (select count(*)::int from dive_import_dive where ${OF_IMPORT} and is_created) as created,
  (select count(*)::int from dive_import_dive d where ${OF_IMPORT} and not is_created and exists (
     select from dive_profile p where p.affiliate_id = d.affiliate_id and p.import_id = d.import_id
       and p.import_index = d.index and p.log_id is not null)) as joined`

/** `isLocked` holds it until the transaction ends. */
export async function findImport(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  { isLocked = false } = {},
): Promise<StoredImport | undefined> {
  const [row] = await db.query<StoredImport>(
    `select ${COLUMNS} from dive_import i where affiliate_id = $1 and id = $2 and status <> 'reading'${
      isLocked ? ' for update of i' : ''
    }`,
    [affiliateId, id],
  )
  return row
}

export function listImports(db: Queryable, affiliateId: number): Promise<StoredImport[]> {
  return db.query<StoredImport>(
    `select ${COLUMNS} from dive_import i where affiliate_id = $1 and status <> 'reading'
     order by created_at desc, id desc limit 200`,
    [affiliateId],
  )
}

export async function setStatus(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  status: ImportStatus,
  now: Date,
): Promise<void> {
  await db.query(
    `update dive_import set status = $3,
       accepted_at = case when $3 = 'accepted' then $4 else accepted_at end,
       undone_at = case when $3 = 'undone' then $4 else undone_at end
     where affiliate_id = $1 and id = $2`,
    [affiliateId, id, status, now],
  )
}

export async function saveUndone(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  undone: UndoneImportWire,
  now: Date,
): Promise<void> {
  await setStatus(db, { affiliateId, id }, 'undone', now)
  await db.query('update dive_import set undone = $3 where affiliate_id = $1 and id = $2', [
    affiliateId,
    id,
    JSON.stringify(undone),
  ])
}

/** All rows of an import; dives that it created stay. */
export async function deleteImport(db: Queryable, { affiliateId, id }: ImportKey): Promise<void> {
  await db.query('delete from dive_import where affiliate_id = $1 and id = $2', [affiliateId, id])
  await db.query('delete from dive_profile where affiliate_id = $1 and import_id = $2 and log_id is null', [
    affiliateId,
    id,
  ])
}

/** What was read beside the dives. */
type Reading = { receipt: readonly ReceiptLine[]; tables: readonly CsvTableWire[] }

export async function saveReading(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  { receipt, tables }: Reading,
): Promise<void> {
  await db.query('update dive_import set receipt = $3, tables = $4 where affiliate_id = $1 and id = $2', [
    affiliateId,
    id,
    JSON.stringify(receipt),
    JSON.stringify(tables),
  ])
}

/** The receipt with what became of the photos, and that all were tried. */
export async function savePhotosAdded(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  { added, receipt }: { added: number; receipt: readonly ReceiptLine[] },
): Promise<void> {
  await db.query(
    'update dive_import set photos_added = $3, receipt = $4 where affiliate_id = $1 and id = $2 and photos_added is null',
    [affiliateId, id, added, JSON.stringify(receipt)],
  )
}

/** Gives an import all that was read under another id, in place of what it had; the other is gone then. */
export async function replaceReading(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  otherId: string,
): Promise<void> {
  const values = [affiliateId, id, otherId]
  await db.query('delete from dive_import_dive where affiliate_id = $1 and import_id = $2', [affiliateId, id])
  await db.query('delete from dive_profile where affiliate_id = $1 and import_id = $2', [affiliateId, id])
  await db.query(
    'update dive_import_dive set import_id = $2 where affiliate_id = $1 and import_id = $3',
    values,
  )
  await db.query('update dive_profile set import_id = $2 where affiliate_id = $1 and import_id = $3', values)
  await db.query(
    `update dive_import i set receipt = other.receipt, tables = other.tables from dive_import other
     where i.affiliate_id = $1 and i.id = $2 and other.affiliate_id = $1 and other.id = $3`,
    values,
  )
  await db.query('delete from dive_import where affiliate_id = $1 and id = $2', [affiliateId, otherId])
}

export async function findTables(db: Queryable, { affiliateId, id }: ImportKey): Promise<CsvTableWire[]> {
  const [row] = await db.query<{ tables: CsvTableWire[] }>(
    'select tables from dive_import where affiliate_id = $1 and id = $2',
    [affiliateId, id],
  )
  return row?.tables ?? []
}

export async function findReceipt(
  db: Queryable,
  { affiliateId, id }: ImportKey,
): Promise<ReceiptLine[] | undefined> {
  const [row] = await db.query<{ receipt: ReceiptLine[] }>(
    `select receipt from dive_import where affiliate_id = $1 and id = $2 and status <> 'reading'`,
    [affiliateId, id],
  )
  return row?.receipt
}

export async function insertFiles(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  files: readonly StoredFile[],
): Promise<void> {
  for (const [position, { name, bytes, sha256, key }] of files.entries())
    await db.query(
      `insert into dive_import_file (affiliate_id, import_id, position, name, bytes, sha256, file_key)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [affiliateId, id, position, name, bytes, sha256, key],
    )
}

export async function listFiles(db: Queryable, { affiliateId, id }: ImportKey): Promise<StoredFile[]> {
  const rows = await db.query<StoredFile>(
    `select name, bytes, sha256, file_key as key from dive_import_file
     where affiliate_id = $1 and import_id = $2 order by position`,
    [affiliateId, id],
  )
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
}
