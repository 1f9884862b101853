import type { CardPhotoWire, CardUploadWire } from '@fathom/contract/certifications'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Files } from '../../../platform/files/index.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  type ChunkKey,
  deleteChunks,
  isNewChunk,
  joinChunks,
  mustBeWhole,
} from '../../../platform/uploads/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { addCardPhoto, findSent } from './add-card-photo.ts'
import type { PhotoPlace } from './card-photo.store.ts'
import { countUploads, deleteUpload, findUpload, insertUpload, setReceived } from './card-upload.store.ts'
import { isPhotoProblem } from './inspect-card-photo.ts'

const OPEN_UPLOADS = 20

const placeOf = ({ affiliateId }: User, id: string): PhotoPlace => ({ affiliateId, id })

const chunksOf =
  ({ affiliateId, id }: PhotoPlace): ChunkKey =>
  (offset) =>
    `certifications/${affiliateId}/uploads/${id}/${offset}`

/** Begins an upload, or returns the state of one in progress (CO-06). */
export async function beginUpload(
  deps: CertificationsDeps,
  caller: User,
  { id, size }: { id: string; size: number },
): Promise<CardUploadWire> {
  const place = placeOf(caller, id)
  const isKnown = (await findUpload(deps.db, place)) ?? (await findSent(deps, caller, id))
  if (!isKnown) {
    if ((await countUploads(deps.db, caller.affiliateId)) >= OPEN_UPLOADS)
      throw new Problem('too-many-uploads', 429, { extra: { retryAfter: 3600 } })
    await insertUpload(deps.db, place, size, deps.clock.now())
  }
  return stateOfUpload(deps, caller, id)
}

export async function stateOfUpload(
  deps: CertificationsDeps,
  caller: User,
  id: string,
): Promise<CardUploadWire> {
  const photo = await findSent(deps, caller, id)
  const row = photo ? undefined : await findUpload(deps.db, placeOf(caller, id))
  if (!row && !photo) throw new Problem('not-found', 404)
  const [size, offset] = [row?.size ?? 0, row?.received ?? 0]
  return { id, size, offset, chunkSize: CHUNK_BYTES, photo: photo ?? null }
}

/** Stores the next chunk. A chunk that is already there is no error. */
export async function receiveChunk(
  deps: CertificationsDeps,
  caller: User,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
): Promise<CardUploadWire> {
  const place = placeOf(caller, id)
  await deps.db.transaction(async (tx) => {
    const row = await findUpload(tx, place, { lock: true })
    if (!row) throw new Problem('not-found', 404)
    if (!isNewChunk(row, { offset, length: bytes.length, chunkSize: CHUNK_BYTES })) return
    await deps.files.put(chunksOf(place)(offset), bytes, 'application/octet-stream')
    await setReceived(tx, place, offset + bytes.length)
  })
  return stateOfUpload(deps, caller, id)
}

/** Submits a received file for review. Completing again returns the same photo; a refused file is deleted. */
export async function completeUpload(
  deps: CertificationsDeps,
  caller: User,
  id: string,
): Promise<CardPhotoWire> {
  const done = await findSent(deps, caller, id)
  if (done) return done
  const place = placeOf(caller, id)
  const row = await findUpload(deps.db, place)
  if (!row) throw new Problem('not-found', 404)
  mustBeWhole(row)
  const bytes = await joinChunks(deps.files, chunksOf(place), { size: row.size, chunkSize: CHUNK_BYTES })
  try {
    const photo = await addCardPhoto(deps, caller, { id, bytes })
    await forgetUpload(deps, place, row.size)
    return photo
  } catch (error) {
    if (isPhotoProblem(error)) await forgetUpload(deps, place, row.size)
    throw error
  }
}

export async function forgetUpload(
  { db, files }: { db: Queryable; files: Files },
  place: PhotoPlace,
  size: number,
): Promise<void> {
  await deleteUpload(db, place)
  await deleteChunks(files, chunksOf(place), { size, chunkSize: CHUNK_BYTES })
}
