import type { CardPhotoWire } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Files } from '../../../platform/files/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { addFiles, type ClaimUpload } from '../../../platform/uploads/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import {
  deletePhotos,
  findPhoto,
  insertPhoto,
  lockPhotos,
  type PhotoPlace,
  photoKeys,
  photoWireOf,
} from './card-photo.store.ts'
import { inspectCardPhoto } from './inspect-card-photo.ts'

/** The photo with this id, if the caller already sent it. */
export async function findSent(
  db: Queryable,
  { affiliateId, id }: Omit<PhotoPlace, 'fileTag'>,
): Promise<CardPhotoWire | undefined> {
  const known = await findPhoto(db, id)
  if (known && known.affiliateId !== affiliateId) throw new Problem('id-taken', 409)
  return known && photoWireOf(known)
}

/**
 * Submits a photo for review. It replaces a pending or refused one; the approved photo stays on the cards
 * until the new one is approved. Sending the same photo twice counts once.
 */
export async function addCardPhoto(
  deps: CertificationsDeps,
  caller: User,
  { id, bytes }: { id: string; bytes: Buffer },
  claim?: ClaimUpload,
): Promise<CardPhotoWire> {
  const place = { affiliateId: caller.affiliateId, id }
  const known = await findSent(deps.db, place)
  if (known) return known
  const picture = await inspectCardPhoto(bytes)
  const filesOf = (fileTag: string) => {
    const keys = photoKeys({ ...place, fileTag })
    return [
      { key: keys.image, bytes: picture.image, type: 'image/jpeg' },
      { key: keys.thumbnail, bytes: picture.thumbnail, type: 'image/jpeg' },
    ]
  }
  const attach = (fileTag: string) =>
    deps.db.transaction(async (tx) => {
      await lockPhotos(tx, caller.affiliateId)
      await claim?.(tx)
      const sent = await findSent(tx, place)
      if (sent) return { isAttached: false, photo: sent, replaced: [] }
      const gone = await deletePhotos(tx, caller.affiliateId, ['waiting', 'refused'])
      await insertPhoto(tx, { ...place, fileTag }, picture, deps.clock.now())
      await deps.queues.arrived(tx, 'photos')
      const photo = await findSent(tx, place)
      if (!photo) throw new Error('the photo was not stored')
      return { isAttached: true, photo, replaced: gone }
    })
  const { photo, replaced } = await addFiles(deps.files, filesOf, attach)
  await deletePhotoFiles(deps.files, replaced)
  return photo
}

export async function deletePhotoFiles(files: Files, places: readonly PhotoPlace[]): Promise<void> {
  for (const place of places) for (const key of Object.values(photoKeys(place))) await files.delete(key)
}
