import type { Queryable } from '../../../platform/database/index.ts'
import type { PhotoOf } from './photo.store.ts'

export type UploadRow = { size: number; received: number }

export async function insertUpload(db: Queryable, upload: PhotoOf, size: number, now: Date): Promise<void> {
  await db.query(
    `insert into dive_photo_upload (affiliate_id, log_id, id, size, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [upload.affiliateId, upload.logId, upload.id, size, now],
  )
}

export async function countUploads(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ uploads: number }>(
    'select count(*)::int as uploads from dive_photo_upload where affiliate_id = $1',
    [affiliateId],
  )
  return row?.uploads ?? 0
}

export async function findUpload(
  db: Queryable,
  upload: PhotoOf,
  { lock = false } = {},
): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(
    `select size, received from dive_photo_upload where affiliate_id = $1 and log_id = $2 and id = $3
     ${lock ? 'for update' : ''}`,
    [upload.affiliateId, upload.logId, upload.id],
  )
  return row
}

export async function setReceived(tx: Queryable, upload: PhotoOf, received: number): Promise<void> {
  await tx.query(
    'update dive_photo_upload set received = $4 where affiliate_id = $1 and log_id = $2 and id = $3',
    [upload.affiliateId, upload.logId, upload.id, received],
  )
}

export async function deleteUpload(tx: Queryable, upload: PhotoOf): Promise<void> {
  await tx.query('delete from dive_photo_upload where affiliate_id = $1 and log_id = $2 and id = $3', [
    upload.affiliateId,
    upload.logId,
    upload.id,
  ])
}

export async function listOldUploads(db: Queryable, before: Date): Promise<(PhotoOf & UploadRow)[]> {
  const rows = await db.query<UploadRow & { affiliate_id: string; log_id: string; id: string }>(
    'select affiliate_id, log_id, id, size, received from dive_photo_upload where created_at < $1 limit 200',
    [before],
  )
  return rows.map(({ affiliate_id, log_id, ...row }) => ({
    ...row,
    affiliateId: Number(affiliate_id),
    logId: log_id,
  }))
}
