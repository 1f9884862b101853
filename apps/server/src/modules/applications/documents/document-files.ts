import type { DocumentWire } from '@fathom/contract/applications'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import type { Files } from '../../../platform/files/index.ts'
import { type ChunkKey, deleteChunks } from '../../../platform/uploads/index.ts'
import type { DocumentRow } from './document.store.ts'

type Place = Pick<DocumentRow, 'applicationId' | 'id'>

export const documentKey = ({ applicationId, id }: Place) => `applications/${applicationId}/${id}/document`

export const chunkKeyOf =
  ({ applicationId, id }: Place): ChunkKey =>
  (offset) =>
    `applications/${applicationId}/${id}/${offset}`

/** Deletes the file, or the chunks of an incomplete upload. */
export async function deleteFilesOf(files: Files, row: DocumentRow): Promise<void> {
  if (row.completedAt) await files.delete(documentKey(row))
  else await deleteChunks(files, chunkKeyOf(row), { size: row.size, chunkSize: CHUNK_BYTES })
}

export function documentOf({ id, name, type, size, completedAt }: DocumentRow): DocumentWire {
  if (!type || !completedAt) throw new Error(`document ${id} is not whole`)
  return { id, name, type, size, addedAt: completedAt.toISOString() }
}
