import type { DocumentUploadWire, DocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_BYTES, DOCUMENTS_AN_APPLICATION } from '@fathom/domain/applications'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import { Problem } from '../../../platform/problem.ts'
import { deleteChunks, isNewChunk, joinChunks, mustBeWhole } from '../../../platform/uploads/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import type { Reading } from '../reading/reading.ts'
import { changeDocuments, getOwn } from './change-documents.ts'
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  findOwn,
  insertDocument,
  saveDocument,
} from './document.store.ts'
import { chunkKeyOf, deleteFilesOf, documentKey, documentOf } from './document-files.ts'
import { documentProblem, inspectDocument, storedName } from './inspect-document.ts'

type Place = Pick<DocumentRow, 'applicationId' | 'id'>

/** Begins an upload, or returns the state of one in progress. */
export function beginDocument(
  deps: ApplicationsDeps,
  reading: Reading,
  { applicationId, id, name, size }: Place & Pick<DocumentRow, 'name' | 'size'>,
): Promise<DocumentUploadWire> {
  if (size > DOCUMENT_BYTES) throw documentProblem('document-too-large')
  if (size < 1) throw documentProblem('document-empty')
  return changeDocuments(deps, reading, applicationId, async (tx) => {
    const known = await findOwn(tx, applicationId, id)
    if (known) return standingOf(known)
    if ((await countDocuments(tx, applicationId)) >= DOCUMENTS_AN_APPLICATION)
      throw documentProblem('too-many-documents')
    await insertDocument(tx, { applicationId, id, name, size, createdAt: deps.clock.now() })
    return standingOf(await getOwn(tx, applicationId, id))
  })
}

/** Stores the next chunk. A chunk that is already there is no error. */
export function receiveChunk(
  deps: ApplicationsDeps,
  reading: Reading,
  { applicationId, id, offset, bytes }: Place & { offset: number; bytes: Buffer },
): Promise<DocumentUploadWire> {
  return changeDocuments(deps, reading, applicationId, async (tx) => {
    const row = await getOwn(tx, applicationId, id)
    const piece = { offset, length: bytes.length, chunkSize: CHUNK_BYTES }
    if (row.completedAt || !isNewChunk(row, piece)) return standingOf(row)
    await deps.files.put(chunkKeyOf(row)(offset), bytes, 'application/octet-stream')
    const grown = { ...row, received: offset + bytes.length }
    await saveDocument(tx, grown)
    return standingOf(grown)
  })
}

/**
 * Checks and stores the received file. Completing again returns the same result; a refused file is deleted.
 */
export async function completeDocument(
  deps: ApplicationsDeps,
  reading: Reading,
  place: Place,
): Promise<DocumentWire> {
  const within = <T>(work: Parameters<typeof changeDocuments<T>>[3]) =>
    changeDocuments(deps, reading, place.applicationId, work)
  const row = await within((tx) => getOwn(tx, place.applicationId, place.id))
  if (row.completedAt) return documentOf(row)
  mustBeWhole(row)
  const sent = { size: row.size, chunkSize: CHUNK_BYTES }
  const bytes = await joinChunks(deps.files, chunkKeyOf(row), sent)
  // Outside any transaction, because decoding a picture takes time.
  const kept = await inspectDocument(bytes).catch(async (error: unknown) => {
    if (error instanceof Problem) await within((tx) => deleteDocument(tx, place))
    if (error instanceof Problem) await deleteFilesOf(deps.files, row)
    throw error
  })
  await deps.files.put(documentKey(row), kept.bytes, kept.type)
  const whole = await within(async (tx) => {
    const now = await getOwn(tx, place.applicationId, place.id)
    if (now.completedAt) return now
    const { type, bytes: saved } = kept
    const done = { ...now, type, name: storedName(now.name, type), size: saved.length }
    const completed = { ...done, received: saved.length, completedAt: deps.clock.now() }
    await saveDocument(tx, completed)
    return completed
  })
  await deleteChunks(deps.files, chunkKeyOf(row), sent)
  return documentOf(whole)
}

const standingOf = (row: DocumentRow): DocumentUploadWire => ({
  ...{ id: row.id, size: row.size, offset: row.received, chunkSize: CHUNK_BYTES },
  document: row.completedAt && !row.deletedAt ? documentOf(row) : null,
})
