import { PHOTO_BYTES } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { openZip, readZipped, ZipProblem, type ZippedFile } from '../../../platform/zip/index.ts'
import { photoName } from '../exports/photo-name.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { addPhoto } from '../photos/add-photo.ts'
import { captionPhoto, changePhotos } from '../photos/change-photos.ts'
import { findImport, findReceipt, type ImportKey, listFiles, savePhotosAdded } from './import.store.ts'
import { listDives, type StoredDive } from './import-dive.store.ts'
import { isZip, LIMITS } from './read-sources.ts'
import { withPhotosAdded } from './receipt-lines.ts'
import { bytesIn, withStoredFiles } from './sent-files.ts'

/** As many as 200 MB hold; each has to be decoded. */
const MOST_PHOTOS = 2000

/**
 * LO-10: adds the photos of our own archive to the dives that an import made, with the checks of an upload. One that
 * doesn't pass stays out, and the receipt says so. It's done after the dives are in the logbook, and again if it was
 * interrupted: a photo that a dive has isn't added twice.
 */
export async function importPhotos(deps: LogbookDeps, caller: User, key: ImportKey): Promise<void> {
  const found = await findImport(deps.db, key)
  const receipt = await findReceipt(deps.db, key)
  if (found?.status !== 'accepted' || found.photosAdded !== null || !receipt) return
  const dives = (await listDives(deps.db, key)).filter(({ dive, isCreated }) => isCreated && dive.photos)
  const added = dives.length === 0 ? 0 : await addAll(deps, caller, key, dives)
  await savePhotosAdded(deps.db, key, { added, receipt: withPhotosAdded(receipt, added) })
}

async function addAll(
  deps: LogbookDeps,
  caller: User,
  key: ImportKey,
  dives: readonly StoredDive[],
): Promise<number> {
  let added = 0
  await withStoredFiles(deps.files, await listFiles(deps.db, key), async ({ files }) => {
    for (const { path } of files) {
      if (!(await isZip(bytesIn(path)))) continue
      const zip = await openZip(path, LIMITS)
      try {
        const pictures = new Map(zip.files)
        for (const dive of dives) {
          if (added >= MOST_PHOTOS) return
          added += await addPhotosOf(deps, caller, dive, pictures)
        }
      } finally {
        zip.close()
      }
    }
  })
  return added
}

/** Each file is used once, so that no record can name the same one for every dive. */
async function addPhotosOf(
  deps: LogbookDeps,
  caller: User,
  { logId, dive }: StoredDive,
  pictures: Map<string, ZippedFile>,
): Promise<number> {
  if (logId === null) return 0
  let added = 0
  for (const { id, caption } of dive.photos ?? []) {
    const file = pictures.get(photoName(id))
    if (!file || file.size > PHOTO_BYTES) continue
    pictures.delete(file.path)
    try {
      await addPhoto(deps, caller, { logId, id, bytes: await readZipped(file, PHOTO_BYTES) })
      const photo = { affiliateId: caller.affiliateId, logId, id }
      if (caption !== '') await changePhotos(deps, caller, logId, captionPhoto(photo, caption))
      added += 1
    } catch (error) {
      // A picture that can't be shown, or a dive that may no longer be changed.
      if (!(error instanceof Problem || error instanceof ZipProblem)) throw error
    }
  }
  return added
}
