import { type DiveLogWire, logContentOf } from '@fathom/contract/logbook'
import { searchTextOf } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

/** A stored log: the document, and the fields that only the server needs. */
export type StoredLog = { doc: DiveLogWire; reviewerId: number | null; deletedAt: Date | null }

type Row = { doc: DiveLogWire; reviewer_id: string | null; deleted_at: Date | null }

const storedOf = ({ doc, reviewer_id, deleted_at }: Row): StoredLog => ({
  doc,
  reviewerId: reviewer_id === null ? null : Number(reviewer_id),
  deletedAt: deleted_at,
})

export async function findLog(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<DiveLogWire | undefined> {
  const [row] = await db.query<Pick<Row, 'doc'>>(
    'select doc from dive_log where affiliate_id = $1 and id = $2 and deleted_at is null',
    [affiliateId, id],
  )
  return row?.doc
}

/** Locks the log until the transaction ends. Finds deleted logs too. */
export async function lockLog(
  tx: Queryable,
  affiliateId: number,
  id: string,
): Promise<StoredLog | undefined> {
  const [row] = await tx.query<Row>(
    'select doc, reviewer_id, deleted_at from dive_log where affiliate_id = $1 and id = $2 for update',
    [affiliateId, id],
  )
  return row && storedOf(row)
}

/** Returns whether the log is new: an id identifies one log across all divers. */
export async function insertLog(
  tx: Queryable,
  doc: DiveLogWire,
  reviewerId: number | null,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, max_depth, bottom_time,
       search_text, reviewer_id, submitted_at, doc, version, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict do nothing returning id`,
    valuesOf(doc, reviewerId),
  )
  return rows.length > 0
}

/** New logs under ids that nobody has. */
export async function insertLogs(tx: Queryable, docs: readonly DiveLogWire[]): Promise<void> {
  await tx.query(
    `insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, max_depth, bottom_time,
       search_text, doc, version, created_at)
     select * from json_to_recordset($1) as d (affiliate_id bigint, id uuid, log_type text, status text,
       dive_date date, sort_date date, max_depth double precision, bottom_time int, search_text text, doc json,
       version int, created_at timestamptz)`,
    [
      JSON.stringify(
        docs.map((doc) => ({
          affiliate_id: doc.affiliate_id,
          id: doc.id,
          log_type: doc.log_type,
          status: doc.status,
          dive_date: doc.dive_date,
          sort_date: sortDateOf(doc),
          max_depth: doc.depth_time.max_depth,
          bottom_time: doc.depth_time.bottom_time,
          search_text: searchTextOf(logContentOf(doc)),
          doc,
          version: doc.version,
          created_at: doc.created_date,
        })),
      ),
    ],
  )
}

export async function replaceLog(
  tx: Queryable,
  doc: DiveLogWire,
  more: { reviewerId: number | null; reviewedAt?: Date },
): Promise<void> {
  await tx.query(
    `update dive_log set log_type = $3, status = $4, dive_date = $5, sort_date = $6, max_depth = $7, bottom_time = $8,
       search_text = $9, reviewer_id = $10, submitted_at = $11, doc = $12, version = $13, created_at = $14,
       reviewed_at = coalesce($15, reviewed_at)
     where affiliate_id = $1 and id = $2`,
    [...valuesOf(doc, more.reviewerId), more.reviewedAt ?? null],
  )
}

export async function markDeleted(tx: Queryable, doc: DiveLogWire, deletedAt: Date | null): Promise<void> {
  await tx.query(
    'update dive_log set deleted_at = $3, doc = $4, version = $5 where affiliate_id = $1 and id = $2',
    [doc.affiliate_id, doc.id, deletedAt, JSON.stringify(doc), doc.version],
  )
}

/** The logs that were deleted after this time, the latest first. */
export function listDeleted(
  db: Queryable,
  affiliateId: number,
  { after, limit, offset }: { after: Date; limit: number; offset: number },
): Promise<{ doc: DiveLogWire; deletedAt: Date }[]> {
  return db.query(
    `select doc, deleted_at as "deletedAt" from dive_log where affiliate_id = $1 and deleted_at > $2
     order by deleted_at desc, id limit $3 offset $4`,
    [affiliateId, after, limit, offset],
  )
}

/** Replaces only the document: nothing that is sorted or counted has changed. */
export async function replaceDocument(tx: Queryable, doc: DiveLogWire): Promise<void> {
  await tx.query('update dive_log set doc = $3 where affiliate_id = $1 and id = $2', [
    doc.affiliate_id,
    doc.id,
    JSON.stringify(doc),
  ])
}

const sortDateOf = ({ dive_date, created_date }: DiveLogWire) => dive_date ?? created_date.slice(0, 10)

function valuesOf(doc: DiveLogWire, reviewerId: number | null): unknown[] {
  return [
    doc.affiliate_id,
    doc.id,
    doc.log_type,
    doc.status,
    doc.dive_date,
    sortDateOf(doc),
    doc.depth_time.max_depth,
    doc.depth_time.bottom_time,
    searchTextOf(logContentOf(doc)),
    reviewerId,
    doc.submitted_date,
    JSON.stringify(doc),
    doc.version,
    doc.created_date,
  ]
}
