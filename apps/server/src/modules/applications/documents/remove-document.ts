import type { DocumentWire } from '@fathom/contract/applications'
import { DOCUMENTS_AN_APPLICATION } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import type { Reading } from '../reading/reading.ts'
import { changeDocuments, getOwn } from './change-documents.ts'
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  listExpired,
  saveDocument,
} from './document.store.ts'
import { deleteFilesOf, documentOf } from './document-files.ts'
import { documentProblem } from './inspect-document.ts'

type Place = Pick<DocumentRow, 'applicationId' | 'id'>

/** A removal can be undone for a while; an incomplete upload is deleted at once. */
export function removeDocument(deps: ApplicationsDeps, reading: Reading, place: Place): Promise<void> {
  return changeDocuments(deps, reading, place.applicationId, async (tx) => {
    const row = await getOwn(tx, place.applicationId, place.id)
    if (!row.completedAt) return dropDocument(deps, tx, row)
    if (!row.deletedAt) await saveDocument(tx, { ...row, deletedAt: deps.clock.now() })
  })
}

export function restoreDocument(
  deps: ApplicationsDeps,
  reading: Reading,
  { applicationId, id }: Place,
): Promise<DocumentWire> {
  return changeDocuments(deps, reading, applicationId, async (tx) => {
    const row = await getOwn(tx, applicationId, id)
    if (!row.deletedAt) return documentOf(row)
    if ((await countDocuments(tx, applicationId)) >= DOCUMENTS_AN_APPLICATION)
      throw documentProblem('too-many-documents')
    const restored = { ...row, deletedAt: null }
    await saveDocument(tx, restored)
    return documentOf(restored)
  })
}

/** Deletes the row and its files permanently. */
export async function dropDocument(
  { files }: Pick<ApplicationsDeps, 'files'>,
  tx: Queryable,
  row: DocumentRow,
): Promise<void> {
  await deleteDocument(tx, row)
  await deleteFilesOf(files, row)
}

const DAY_MS = 86_400_000
const RETENTION_DAYS = 2

/** Deletes what can no longer be restored or resumed. */
export async function dropExpired(deps: Pick<ApplicationsDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  for (const row of await listExpired(deps.db, before)) await dropDocument(deps, deps.db, row)
}
