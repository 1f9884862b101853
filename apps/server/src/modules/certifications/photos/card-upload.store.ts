import type { Queryable } from '../../../platform/database/index.ts'
import type { PhotoPlace } from './card-photo.store.ts'

type UploadRow = { size: number; received: number }

export async function insertUpload(
  db: Queryable,
  { affiliateId, id }: PhotoPlace,
  size: number,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into card_photo_upload (affiliate_id, id, size, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [affiliateId, id, size, now],
  )
}

export async function countUploads(db: Queryable, affiliateId: number): Promise<number> {
  const [row] = await db.query<{ uploads: number }>(
    'select count(*)::int as uploads from card_photo_upload where affiliate_id = $1',
    [affiliateId],
  )
  return row?.uploads ?? 0
}

export async function findUpload(
  db: Queryable,
  { affiliateId, id }: PhotoPlace,
  { lock = false } = {},
): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(
    `select size, received from card_photo_upload where affiliate_id = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [affiliateId, id],
  )
  return row
}

export async function setReceived(
  tx: Queryable,
  { affiliateId, id }: PhotoPlace,
  received: number,
): Promise<void> {
  await tx.query('update card_photo_upload set received = $3 where affiliate_id = $1 and id = $2', [
    affiliateId,
    id,
    received,
  ])
}

export async function deleteUpload(tx: Queryable, { affiliateId, id }: PhotoPlace): Promise<void> {
  await tx.query('delete from card_photo_upload where affiliate_id = $1 and id = $2', [affiliateId, id])
}

const UPLOAD = `affiliate_id::float8 as "affiliateId", id, size`

export const listOldUploads = (db: Queryable, before: Date) =>
  db.query<PhotoPlace & { size: number }>(
    `select ${UPLOAD} from card_photo_upload where created_at < $1 limit 200`,
    [before],
  )

export const listUploads = (db: Queryable, affiliateId: number) =>
  db.query<PhotoPlace & { size: number }>(`select ${UPLOAD} from card_photo_upload where affiliate_id = $1`, [
    affiliateId,
  ])
