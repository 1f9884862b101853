import type { PhotoWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { fileOwner, taggedName } from '../../../platform/uploads/index.ts'

export type PhotoOf = { affiliateId: number; logId: string; id: string }

export type StoredPhoto = PhotoOf & { fileTag: string }

type Row = { id: string; caption: string; width: number; height: number; deleted_at: Date | null }

/** The URL contains the owner, so the same URL works for the diver and the reviewing instructor. */
export function photoWireOf({ affiliateId, logId }: Omit<PhotoOf, 'id'>, row: Row): PhotoWire {
  const url = `/api/logbook/images/${logId}/${row.id}?affiliateId=${affiliateId}`
  const { id, caption, width, height } = row
  return { id, url, thumbnail_url: `${url}&size=thumb`, caption, width, height }
}

export const photoKeys = (file: StoredPhoto) => ({
  image: `logbook/${fileOwner(file)}/${file.logId}/${taggedName(file)}.jpg`,
  thumbnail: `logbook/${fileOwner(file)}/${file.logId}/${taggedName(file)}-thumb.jpg`,
})

export async function listPhotos(db: Queryable, affiliateId: number, logId: string): Promise<PhotoWire[]> {
  const rows = await db.query<Row>(
    `select id, caption, width, height, deleted_at from dive_photo
     where affiliate_id = $1 and log_id = $2 and deleted_at is null order by position, created_at, id`,
    [affiliateId, logId],
  )
  return rows.map((row) => photoWireOf({ affiliateId, logId }, row))
}

export async function findPhoto(
  db: Queryable,
  photo: PhotoOf,
): Promise<(Row & { sha256: string; fileTag: string }) | undefined> {
  const [row] = await db.query<Row & { sha256: string; fileTag: string }>(
    `select id, caption, width, height, deleted_at, sha256, file_tag as "fileTag" from dive_photo
     where affiliate_id = $1 and log_id = $2 and id = $3`,
    [photo.affiliateId, photo.logId, photo.id],
  )
  return row
}

export async function insertPhoto(
  tx: Queryable,
  photo: StoredPhoto,
  picture: { width: number; height: number; sha256: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into dive_photo (affiliate_id, log_id, id, position, width, height, sha256, created_at, file_tag)
     select $1, $2, $3, coalesce(max(position), 0) + 1, $4, $5, $6, $7, $8 from dive_photo
     where affiliate_id = $1 and log_id = $2`,
    [
      ...[photo.affiliateId, photo.logId, photo.id, picture.width, picture.height, picture.sha256, now],
      photo.fileTag,
    ],
  )
}

export async function setCaption(tx: Queryable, photo: PhotoOf, caption: string): Promise<void> {
  await tx.query('update dive_photo set caption = $4 where affiliate_id = $1 and log_id = $2 and id = $3', [
    photo.affiliateId,
    photo.logId,
    photo.id,
    caption,
  ])
}

export async function setDeleted(tx: Queryable, photo: PhotoOf, deletedAt: Date | null): Promise<void> {
  await tx.query(
    'update dive_photo set deleted_at = $4 where affiliate_id = $1 and log_id = $2 and id = $3',
    [photo.affiliateId, photo.logId, photo.id, deletedAt],
  )
}

export async function setOrder(
  tx: Queryable,
  { affiliateId, logId }: Omit<PhotoOf, 'id'>,
  ids: readonly string[],
): Promise<void> {
  await tx.query(
    `update dive_photo p set position = ordered.position
     from unnest($3::uuid[]) with ordinality as ordered (id, position)
     where p.affiliate_id = $1 and p.log_id = $2 and p.id = ordered.id`,
    [affiliateId, logId, ids],
  )
}
