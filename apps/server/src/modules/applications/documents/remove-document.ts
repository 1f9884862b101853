import type { DocumentWire } from '@fathom/contract/applications'
import { DOCUMENTS_AN_APPLICATION } from '@fathom/domain/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ApplicationsHouse } from '../applications.house.ts'
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

/** Removing can be undone for a while; what never became whole is gone at once. */
export function removeDocument(house: ApplicationsHouse, reading: Reading, place: Place): Promise<void> {
  return changeDocuments(house, reading, place.applicationId, async (tx) => {
    const row = await getOwn(tx, place.applicationId, place.id)
    if (!row.completedAt) return dropDocument(house, tx, row)
    if (!row.deletedAt) await saveDocument(tx, { ...row, deletedAt: house.clock.now() })
  })
}

export function restoreDocument(
  house: ApplicationsHouse,
  reading: Reading,
  { applicationId, id }: Place,
): Promise<DocumentWire> {
  return changeDocuments(house, reading, applicationId, async (tx) => {
    const row = await getOwn(tx, applicationId, id)
    if (!row.deletedAt) return documentOf(row)
    if ((await countDocuments(tx, applicationId)) >= DOCUMENTS_AN_APPLICATION)
      throw documentProblem('too-many-documents')
    const restored = { ...row, deletedAt: null }
    await saveDocument(tx, restored)
    return documentOf(restored)
  })
}

/** With its files, for good. */
export async function dropDocument(
  { files }: Pick<ApplicationsHouse, 'files'>,
  tx: Queryable,
  row: DocumentRow,
): Promise<void> {
  await deleteDocument(tx, row)
  await deleteFilesOf(files, row)
}

const DAY_MS = 86_400_000
const KEPT_DAYS = 2

/** Nobody comes back for it any more. */
export async function dropExpired(house: Pick<ApplicationsHouse, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(house.clock.now().getTime() - KEPT_DAYS * DAY_MS)
  for (const row of await listExpired(house.db, before)) await dropDocument(house, house.db, row)
}
