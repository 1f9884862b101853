import { buffer } from 'node:stream/consumers'
import type { ExamPictureWire } from '@fathom/contract/training/banks'
import type { Queryable } from '../../../../platform/database/index.ts'
import type { Files } from '../../../../platform/files/index.ts'

export type PictureKey = { packageId: string; id: string }

const fileOf = ({ packageId, id }: PictureKey) => `exam-pictures/${packageId}/${id}.jpg`

export async function hasPicture(db: Queryable, { packageId, id }: PictureKey): Promise<boolean> {
  const rows = await db.query('select from exam_picture where package_id = $1 and picture_id = $2', [
    packageId,
    id,
  ])
  return rows.length > 0
}

/** Whether this id belongs to a picture of another course or of someone else. */
export async function isPictureTaken(
  db: Queryable,
  { packageId, id }: PictureKey,
  addedBy: number,
): Promise<boolean> {
  const rows = await db.query(
    'select from exam_picture where picture_id = $1 and (package_id <> $2 or added_by <> $3)',
    [id, packageId, addedBy],
  )
  return rows.length > 0
}

export const putPictureFile = (files: Files, key: PictureKey, jpeg: Buffer): Promise<void> =>
  files.put(fileOf(key), jpeg, 'image/jpeg')

export async function addPicture(
  tx: Queryable,
  { packageId, id }: PictureKey,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx.query(
    `insert into exam_picture (package_id, picture_id, added_at, added_by) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [packageId, id, at, by],
  )
}

/** The pictures of these questions in base64, by their id. */
export async function readPictures(
  files: Files,
  { packageId }: Pick<PictureKey, 'packageId'>,
  items: readonly { picture?: { id: string } | null }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { picture } of items)
    if (picture && !found.has(picture.id))
      found.set(picture.id, (await readPictureFile(files, { packageId, id: picture.id })).toString('base64'))
  return found
}

export const readPictureFile = async (files: Files, key: PictureKey): Promise<Buffer> =>
  buffer((await files.get(fileOf(key))).body)

export async function readPicture(files: Files, key: PictureKey): Promise<ExamPictureWire> {
  const jpeg = await readPictureFile(files, key)
  return { id: key.id, data: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
}
