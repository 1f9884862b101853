import type { DataExportWire } from '@fathom/contract/account'
import type { ExportStatus } from '@fathom/domain/account'
import type { Queryable } from '../../../platform/database/index.ts'

type Row = {
  id: string
  status: ExportStatus
  size_bytes: string | null
  created_at: Date
  expires_at: Date | null
}

const COLUMNS = 'id, status, size_bytes, created_at, expires_at'

/** The new export, or the one that is already in progress. */
export async function insertExport(
  tx: Queryable,
  affiliateId: number,
  now: Date,
): Promise<{ made: DataExportWire; isNew: boolean }> {
  const [added] = await tx.query<Row>(
    `insert into data_export (affiliate_id, status, created_at) values ($1, 'pending', $2)
     on conflict (affiliate_id) where status = 'pending' do nothing returning ${COLUMNS}`,
    [affiliateId, now],
  )
  if (added) return { made: exportOf(added), isNew: true }
  const [pending] = await tx.query<Row>(
    `select ${COLUMNS} from data_export where affiliate_id = $1 and status = 'pending'`,
    [affiliateId],
  )
  // It finished in between, so it is the newest.
  const made = pending ? exportOf(pending) : await findLatestExport(tx, affiliateId)
  if (!made) throw new Error('an export was not kept')
  return { made, isNew: false }
}

export async function findLatestExport(
  db: Queryable,
  affiliateId: number,
): Promise<DataExportWire | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from data_export where affiliate_id = $1 order by id desc limit 1`,
    [affiliateId],
  )
  return row && exportOf(row)
}

export async function findExport(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<DataExportWire | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from data_export where affiliate_id = $1 and id::text = $2`,
    [affiliateId, id],
  )
  return row && exportOf(row)
}

export async function finishExport(
  db: Queryable,
  affiliateId: number,
  id: string,
  done: { status: ExportStatus; sizeBytes: number | null; expiresAt: Date | null },
): Promise<void> {
  await db.query(
    `update data_export set status = $3, size_bytes = $4, expires_at = $5
     where affiliate_id = $1 and id::text = $2 and status = 'pending'`,
    [affiliateId, id, done.status, done.sizeBytes, done.expiresAt],
  )
}

/** Finished exports only; the one in progress can't include itself. */
export async function listExports(db: Queryable, affiliateId: number): Promise<DataExportWire[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from data_export where affiliate_id = $1 and status <> 'pending' order by id`,
    [affiliateId],
  )
  return rows.map(exportOf)
}

/** Expired exports, and those that no job is working on any more. */
export async function expireExports(db: Queryable, now: Date, abandonedBefore: Date): Promise<string[]> {
  await db.query("update data_export set status = 'failed' where status = 'pending' and created_at < $1", [
    abandonedBefore,
  ])
  const rows = await db.query<{ id: string }>(
    "update data_export set status = 'expired' where status = 'ready' and expires_at <= $1 returning id",
    [now],
  )
  return rows.map(({ id }) => id)
}

export async function deleteExports(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from data_export where affiliate_id = $1', [affiliateId])
}

function exportOf(row: Row): DataExportWire {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
  }
}
