import type { DocumentWire } from '@fathom/contract/applications'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import type { Reading } from '../reading/reading.ts'
import { changeDocuments, checkCount, getOwn } from './change-documents.ts'
import {
  type DocumentPlace,
  type DocumentRow,
  deleteDocument,
  documentKey,
  documentOf,
  findOwn,
  listExpired,
  setDeleted,
} from './document.store.ts'
import { documentUploads } from './document-upload.ts'

/** A removal can be undone for a while; an incomplete upload is deleted at once. */
export function removeDocument(
  deps: ApplicationsDeps,
  reading: Reading,
  { applicationId, id }: DocumentPlace,
): Promise<void> {
  return changeDocuments(deps, reading, applicationId, async (tx) => {
    const upload = { target: applicationId, id }
    const wasUpload = await documentUploads(deps).abandon(tx, reading.caller.affiliateId, upload)
    const row = wasUpload ? await findOwn(tx, applicationId, id) : await getOwn(tx, applicationId, id)
    if (row && !row.deletedAt) await setDeleted(tx, row, deps.clock.now())
  })
}

export function restoreDocument(
  deps: ApplicationsDeps,
  reading: Reading,
  { applicationId, id }: DocumentPlace,
): Promise<DocumentWire> {
  return changeDocuments(deps, reading, applicationId, async (tx) => {
    const row = await getOwn(tx, applicationId, id)
    if (!row.deletedAt) return documentOf(row)
    const { affiliateId } = reading.caller
    await checkCount(
      tx,
      applicationId,
      await documentUploads(deps).countBegun(tx, affiliateId, applicationId),
    )
    await setDeleted(tx, row, null)
    return documentOf(row)
  })
}

/** Deletes the row and its file permanently. */
export async function dropDocument(
  { files }: Pick<ApplicationsDeps, 'files'>,
  tx: Queryable,
  row: DocumentRow,
): Promise<void> {
  await deleteDocument(tx, row)
  await files.delete(documentKey(row))
}

const DAY_MS = 86_400_000
const RETENTION_DAYS = 2

/** Deletes what can no longer be restored. */
export async function dropExpired(deps: Pick<ApplicationsDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  for (const row of await listExpired(deps.db, before)) await dropDocument(deps, deps.db, row)
}
