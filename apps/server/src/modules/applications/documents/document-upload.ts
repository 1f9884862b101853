import { documentUploadWire, documentWire, newDocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_BYTES } from '@fathom/domain/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  addFiles,
  type ClaimUpload,
  createUploads,
  fileNameOf,
  type UploadedFile,
  type UploadRequest,
  uploadRoutes,
} from '../../../platform/uploads/index.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { readingOf } from '../reading/reading.ts'
import { changeDocuments, checkCount, getOwn, mayChangeDocuments } from './change-documents.ts'
import { type DocumentRow, documentKey, documentOf, findOwn, insertDocument } from './document.store.ts'
import { documentProblem, inspectDocument } from './inspect-document.ts'

export const documentUploads = (deps: ApplicationsDeps) =>
  createUploads<DocumentRow>(deps, {
    name: 'application-document',
    maxBytes: DOCUMENT_BYTES,
    sizeProblem: (reason) => documentProblem(`document-${reason}`),
    findDone: (db, { target, id }) => findOwn(db, target, id),
    // Only the applicant uploads here, and an id counts within its application.
    isTaken: async () => false,
    mayUse: (tx, request, { target }) => mayChangeDocuments(deps, tx, readingOf(request), target),
    mayBegin: (tx, _request, { target }, begun) => checkCount(tx, target, begun),
    finish: (request, file, claim) => addDocument(deps, request, file, claim),
    isRefused: ({ problem }) => problem.startsWith('document-'),
  })

async function addDocument(
  deps: ApplicationsDeps,
  request: UploadRequest,
  { target: applicationId, id, name, bytes }: UploadedFile,
  claim: ClaimUpload,
): Promise<DocumentRow> {
  // Outside any transaction, because decoding a picture takes time.
  const stored = await inspectDocument(bytes)
  const attach = (fileTag: string) =>
    changeDocuments(deps, readingOf(request), applicationId, async (tx) => {
      await claim(tx)
      const { type, bytes: content } = stored
      const document = {
        applicationId,
        id,
        name: fileNameOf(name, type),
        size: content.length,
        type,
        fileTag,
      }
      await insertDocument(tx, document, deps.clock.now())
      return { isAttached: true, row: await getOwn(tx, applicationId, id) }
    })
  const fileOf = (fileTag: string) => ({ key: documentKey({ applicationId, id, fileTag }), ...stored })
  return (await addFiles(deps.files, (fileTag) => [fileOf(fileTag)], attach)).row
}

export const documentUploadRoutes = (deps: ApplicationsDeps, path: string): FastifyPluginAsyncZod =>
  uploadRoutes(documentUploads(deps), {
    path,
    targetParam: 'applicationId',
    idParam: 'id',
    newUpload: newDocumentWire,
    state: documentUploadWire,
    stateOf: (progress, row) =>
      row
        ? { ...progress, size: row.size, offset: row.size, document: row.deletedAt ? null : documentOf(row) }
        : { ...progress, document: null },
    done: documentWire,
    doneOf: documentOf,
    finishSummary: 'Adds the uploaded document: PDF, JPG or PNG of at most 10 MB',
    hasStateCall: false,
  })
