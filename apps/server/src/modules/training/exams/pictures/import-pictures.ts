import { createHash } from 'node:crypto'
import type { ExamPicture } from '@fathom/domain/training'
import type { ReadItem } from '@fathom/domain/training/banks'
import type { Queryable } from '../../../../platform/database/index.ts'
import { inspectPicture } from '../../../../platform/pictures/index.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { addPicture, putPictureFile, readPictureFile } from './picture.store.ts'
import { PICTURE } from './picture-upload.ts'

/** The same picture has the same id each time, so that importing it again changes nothing. */
function idOf(packageId: string, bytes: Buffer): string {
  const hex = createHash('sha256').update(packageId).update(bytes).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Importing = {
  packageId: string
  items: readonly ReadItem[]
  stored: readonly { id: string; picture?: ExamPicture | null }[]
  bytesOf: (item: ReadItem) => Buffer | undefined
  /** Undefined if nothing is to be stored. */
  by: number | undefined
}

/**
 * The pictures of a file, checked and encoded anew as uploaded ones are, by question. `refused` are the questions
 * whose picture isn't one.
 */
export async function importPictures(
  { files, clock }: Pick<TrainingDeps, 'files' | 'clock'>,
  tx: Queryable,
  { packageId, items, stored, bytesOf, by }: Importing,
): Promise<{ taken: ReadonlyMap<string, ExamPicture>; refused: readonly string[] }> {
  const before = new Map(stored.map(({ id, picture }) => [id, picture]))
  const taken = new Map<string, ExamPicture>()
  const refused: string[] = []
  for (const item of items) {
    if (!item.picture) continue
    const { alt } = item.picture
    const bytes = bytesOf(item)
    const known = before.get(item.id)
    // Our own export brings a picture back as it is stored.
    if (bytes && known && bytes.equals(await readPictureFile(files, { packageId, id: known.id }))) {
      taken.set(item.id, { id: known.id, alt })
      continue
    }
    const image = bytes && (await jpegOf(bytes))
    if (!image) {
      refused.push(item.id)
      continue
    }
    const id = idOf(packageId, bytes)
    taken.set(item.id, { id, alt })
    if (by === undefined) continue
    await putPictureFile(files, { packageId, id }, image)
    await addPicture(tx, { packageId, id }, { at: clock.now(), by })
  }
  return { taken, refused }
}

async function jpegOf(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.length > PICTURE.bytes || !PICTURE.isAllowed(bytes)) return undefined
  return inspectPicture(bytes, PICTURE).then(
    ({ image }) => image,
    () => undefined,
  )
}
