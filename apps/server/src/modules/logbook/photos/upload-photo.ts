import type { PhotoWire, UploadWire } from '@fathom/contract/logbook'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import {
  type ChunkKey,
  deleteChunks,
  isNewChunk,
  joinChunks,
  mustBeWhole,
} from '../../../platform/uploads/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { addPhoto } from './add-photo.ts'
import { changePhotos, checkRoom } from './change-photos.ts'
import { findPhoto, type PhotoOf, photoWireOf } from './photo.store.ts'
import { countUploads, deleteUpload, findUpload, insertUpload, setReceived } from './upload.store.ts'

const OPEN_UPLOADS = 100

type Wanted = { logId: string; id: string }

const uploadOf = (caller: User, { logId, id }: Wanted): PhotoOf => ({
  affiliateId: caller.affiliateId,
  logId,
  id,
})

const chunksOf =
  ({ affiliateId, id }: PhotoOf): ChunkKey =>
  (offset) =>
    `logbook/${affiliateId}/uploads/${id}/${offset}`

/** Starts an upload, or returns the progress of one that was already started (CO-06). */
export async function beginUpload(
  deps: LogbookDeps,
  caller: User,
  wanted: Wanted & { size: number },
): Promise<UploadWire> {
  const upload = uploadOf(caller, wanted)
  const isKnown = (await findUpload(deps.db, upload)) ?? (await findPhoto(deps.db, upload))
  if (!isKnown) {
    await changePhotos(deps, caller, wanted.logId, async (_, { experience }) => {
      checkRoom(experience.photos.length)
      return undefined
    })
    if ((await countUploads(deps.db, caller.affiliateId)) >= OPEN_UPLOADS)
      throw new Problem('too-many-uploads', 429, { extra: { retryAfter: 3600 } })
    await insertUpload(deps.db, upload, wanted.size, deps.clock.now())
  }
  return stateOfUpload(deps, caller, wanted)
}

export async function stateOfUpload({ db }: LogbookDeps, caller: User, wanted: Wanted): Promise<UploadWire> {
  const upload = uploadOf(caller, wanted)
  const photo = await findPhoto(db, upload)
  const row = photo ? undefined : await findUpload(db, upload)
  if (!row && !photo) throw new Problem('not-found', 404)
  return {
    id: wanted.id,
    size: row?.size ?? 0,
    offset: row?.received ?? 0,
    chunkSize: CHUNK_BYTES,
    photo: photo ? photoWireOf(upload, photo) : null,
  }
}

/**
 * Receives the next chunk. A repeated chunk is not an error; one that leaves a gap gets the offset to
 * continue from.
 */
export async function receiveChunk(
  deps: LogbookDeps,
  caller: User,
  { offset, bytes, ...wanted }: Wanted & { offset: number; bytes: Buffer },
): Promise<UploadWire> {
  const upload = uploadOf(caller, wanted)
  await deps.db.transaction(async (tx) => {
    const row = await findUpload(tx, upload, { lock: true })
    if (!row) throw new Problem('not-found', 404)
    if (!isNewChunk(row, { offset, length: bytes.length, chunkSize: CHUNK_BYTES })) return
    await deps.files.put(chunksOf(upload)(offset), bytes, 'application/octet-stream')
    await setReceived(tx, upload, offset + bytes.length)
  })
  return stateOfUpload(deps, caller, wanted)
}

/**
 * Turns a received file into a photo. Completing again returns the same photo; a refused file is discarded.
 */
export async function completeUpload(deps: LogbookDeps, caller: User, wanted: Wanted): Promise<PhotoWire> {
  const upload = uploadOf(caller, wanted)
  const done = await findPhoto(deps.db, upload)
  if (done && !done.deleted_at) return photoWireOf(upload, done)
  const row = await findUpload(deps.db, upload)
  if (!row) throw new Problem('not-found', 404)
  mustBeWhole(row)
  const file = { size: row.size, chunkSize: CHUNK_BYTES }
  const bytes = await joinChunks(deps.files, chunksOf(upload), file)
  try {
    const photo = await addPhoto(deps, caller, { ...wanted, bytes })
    await forgetUpload(deps, upload, row.size)
    return photo
  } catch (error) {
    if (error instanceof Problem && error.problem.startsWith('photo-'))
      await forgetUpload(deps, upload, row.size)
    throw error
  }
}

export async function forgetUpload(
  { db, files }: Pick<LogbookDeps, 'db' | 'files'>,
  upload: PhotoOf,
  size: number,
): Promise<void> {
  await deleteUpload(db, upload)
  await deleteChunks(files, chunksOf(upload), { size, chunkSize: CHUNK_BYTES })
}
