import {
  documentsWire,
  documentUploadWire,
  documentWire,
  newDocumentWire,
} from '@fathom/contract/applications'
import { DOCUMENT_BYTES } from '@fathom/domain/applications'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { readingOf } from '../reading/reading.ts'
import { readDocuments, sendDocument } from './read-documents.ts'
import { removeDocument, restoreDocument } from './remove-document.ts'
import { beginDocument, completeDocument, receiveChunk } from './upload-document.ts'

const uuid = z.uuid().toLowerCase()
const ofApplication = z.object({ applicationId: uuid })
const ofDocument = ofApplication.extend({ id: uuid })
const path = '/Applications/:applicationId/documents'

/**
 * An application's documents: everyone involved can read them, and the applicant can change them while it is
 * a draft.
 */
export const documentRoutes =
  (deps: ApplicationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(uploadRoutes(deps))
    app.get(
      path,
      {
        schema: {
          summary: 'The documents of an application that I have a part in',
          params: ofApplication,
          response: { 200: documentsWire },
        },
      },
      async ({ caller, params }) => readDocuments(deps, caller, params.applicationId),
    )
    app.get(
      `${path}/:id`,
      { schema: { summary: 'The document itself', params: ofDocument } },
      async ({ caller, params }, reply) => sendDocument(deps, caller, params, reply),
    )
    app.delete(
      `${path}/:id`,
      { schema: { summary: 'Removes it from my draft; it can be restored', params: ofDocument } },
      async (asked, reply) => {
        await removeDocument(deps, readingOf(asked), asked.params)
        return reply.code(204).send()
      },
    )
    app.post(
      `${path}/:id/restore`,
      { schema: { summary: 'Undoes that', params: ofDocument, response: { 200: documentWire } } },
      async (asked) => restoreDocument(deps, readingOf(asked), asked.params),
    )
  }

const uploadRoutes =
  (deps: ApplicationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: CHUNK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Begins an upload to my draft; the same id again tells where it stands',
          params: ofApplication,
          body: newDocumentWire,
          response: { 200: documentUploadWire },
        },
      },
      async (asked) => beginDocument(deps, readingOf(asked), { ...asked.params, ...asked.body }),
    )
    app.put(
      `${path}/:id`,
      {
        schema: {
          summary: 'One piece, as application/octet-stream; all but the last have 256 KB',
          params: ofDocument,
          querystring: z.object({ offset: z.coerce.number().int().min(0).max(DOCUMENT_BYTES) }),
          response: { 200: documentUploadWire },
        },
      },
      async (asked) => {
        const bytes = Buffer.isBuffer(asked.body) ? asked.body : Buffer.alloc(0)
        return receiveChunk(deps, readingOf(asked), { ...asked.params, ...asked.query, bytes })
      },
    )
    app.post(
      `${path}/:id/complete`,
      {
        schema: {
          summary: 'Adds what was sent: PDF, JPG or PNG of at most 10 MB',
          params: ofDocument,
          response: { 201: documentWire },
        },
      },
      async (asked, reply) =>
        reply.code(201).send(await completeDocument(deps, readingOf(asked), asked.params)),
    )
  }
