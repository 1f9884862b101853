import type { CsvTableWire, UndoneImportWire } from '@fathom/contract/logbook'
import type { ReceiptLine, SourceComputer, SourceDive } from '@fathom/dive-files'
import type { DiveFacts } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { OwnPhoto } from '../exports/own-record.ts'

/** A dive of a file without its samples; those are profiles of their own. */
export type ImportedDive = Omit<SourceDive, 'computers'> & {
  /** `samples` is their number. */
  computers: readonly (Omit<SourceComputer, 'samples'> & { samples: number })[]
  /** Of a dive of our own archive, which has their files. */
  photos?: readonly OwnPhoto[]
  /** By how many minutes the diver moved its clock. */
  shift?: number
}

type Verdict = 'new' | 'known' | 'doubtful' | 'broken'
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
  undone: UndoneImportWire | null
  /** Null until all photos of the files were tried. */
  photosAdded: number | null
}

export type StoredFile = { name: string; bytes: number; sha256: string; key: string }

export type StoredDive = {
  index: number
  dive: ImportedDive
  sourceKey: string
  verdict: Verdict
  matchId: string | null
  logId: string | null
  isCreated: boolean
}

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
  (select count(*)::int from dive_import_dive where ${OF_IMPORT} and is_created) as created`

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

export async function insertDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  dives: readonly Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[],
): Promise<void> {
  if (dives.length === 0) return
  await db.query(
    `insert into dive_import_dive (affiliate_id, import_id, index, dive, source_key, verdict)
     select $1, $2, index, dive, "sourceKey", 'new'
     from json_to_recordset($3) as d (index int, dive json, "sourceKey" text)`,
    [affiliateId, id, JSON.stringify(dives)],
  )
}

export async function replaceDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  dives: readonly Pick<StoredDive, 'index' | 'dive'>[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set dive = r.dive
     from json_to_recordset($3) as r (index int, dive json)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = r.index`,
    [affiliateId, id, JSON.stringify(dives.map(({ index, dive }) => ({ index, dive })))],
  )
}

export function listDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  indexes?: readonly number[],
): Promise<StoredDive[]> {
  return db.query<StoredDive>(
    `select index, dive, source_key as "sourceKey", verdict, match_id as "matchId", log_id as "logId",
       is_created as "isCreated"
     from dive_import_dive
     where affiliate_id = $1 and import_id = $2 and ($3::int[] is null or index = any($3)) order by index`,
    [affiliateId, id, indexes ?? null],
  )
}

export type Judged = { index: number; verdict: Verdict; matchId: string | null }

export async function saveVerdicts(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  judged: readonly Judged[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set verdict = j.verdict, match_id = j."matchId"
     from json_to_recordset($3) as j (index int, verdict text, "matchId" uuid)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = j.index`,
    [affiliateId, id, JSON.stringify(judged)],
  )
}

export async function saveOutcome(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  outcome: readonly Pick<StoredDive, 'index' | 'logId' | 'isCreated'>[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set log_id = o."logId", is_created = o."isCreated"
     from json_to_recordset($3) as o (index int, "logId" uuid, "isCreated" boolean)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = o.index`,
    [affiliateId, id, JSON.stringify(outcome)],
  )
}

export type KnownDive = DiveFacts & { id: string }

/** The diver's dives of these days, with what tells dives apart. */
export function listKnownDives(
  db: Queryable,
  affiliateId: number,
  { from, to }: { from: string; to: string },
): Promise<KnownDive[]> {
  return db.query<KnownDive>(
    `select id, dive_date::text as day, doc->'depth_time'->>'time_in' as time, bottom_time as duration,
       max_depth as "maxDepth"
     from dive_log
     where affiliate_id = $1 and deleted_at is null and dive_date is not null and sort_date between $2 and $3
     order by sort_date, id`,
    [affiliateId, from, to],
  )
}

/** Which of these are dives of the diver. */
export async function listExisting(
  db: Queryable,
  affiliateId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    'select id from dive_log where affiliate_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [affiliateId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The dives that earlier imports made of the same dives of a source, by their key. */
export async function findBySource(
  db: Queryable,
  affiliateId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ key: string; id: string }>(
    `select distinct on (d.source_key) d.source_key as key, d.log_id as id
     from dive_import_dive d
     join dive_log l on l.affiliate_id = d.affiliate_id and l.id = d.log_id and l.deleted_at is null
     where d.affiliate_id = $1 and d.source_key = any($2) order by d.source_key, d.import_id`,
    [affiliateId, keys],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
