import type { PhotoWire } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { addFiles, type ClaimUpload } from '../../../platform/uploads/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { changePhotos, checkPhotoLimit } from './change-photos.ts'
import { inspectPhoto } from './inspect-photo.ts'
import { findPhoto, insertPhoto, type PhotoOf, photoKeys, photoWireOf } from './photo.store.ts'

/** Stores a complete photo under an id that the client generated: sending it twice stores it once. */
export async function addPhoto(
  deps: LogbookDeps,
  caller: User,
  { logId, id, bytes }: { logId: string; id: string; bytes: Buffer },
  claim?: ClaimUpload,
): Promise<PhotoWire> {
  const photo: PhotoOf = { affiliateId: caller.affiliateId, logId, id }
  // Checks permission before decoding anything.
  await changePhotos(deps, caller, logId, async (tx, { experience }) => {
    if (!(await findPhoto(tx, photo))) checkPhotoLimit(experience.photos.length)
    return undefined
  })
  const known = await findPhoto(deps.db, photo)
  if (known && !known.deleted_at) return photoWireOf(photo, known)
  if (known) throw new Problem('id-taken', 409)
  const picture = await inspectPhoto(bytes)
  const filesOf = (fileTag: string) => {
    const keys = photoKeys({ ...photo, fileTag })
    return [
      { key: keys.image, bytes: picture.image, type: 'image/jpeg' },
      { key: keys.thumbnail, bytes: picture.thumbnail, type: 'image/jpeg' },
    ]
  }
  const { photos } = await addFiles(deps.files, filesOf, async (fileTag) => {
    let isAttached = false
    const after = await changePhotos(deps, caller, logId, async (tx, { experience }) => {
      await claim?.(tx)
      if (await findPhoto(tx, photo)) return undefined
      checkPhotoLimit(experience.photos.length)
      await insertPhoto(tx, { ...photo, fileTag }, picture, deps.clock.now())
      isAttached = true
      return 'photo-added'
    })
    return { isAttached, photos: after }
  })
  const added = photos.find((each) => each.id === id)
  if (!added) throw new Problem('id-taken', 409)
  return added
}
