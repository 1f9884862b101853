import { documentsWire, documentWire } from '@fathom/contract/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { readingOf } from '../reading/reading.ts'
import { documentUploadRoutes } from './document-upload.ts'
import { readDocuments, sendDocument } from './read-documents.ts'
import { removeDocument, restoreDocument } from './remove-document.ts'

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
    await app.register(documentUploadRoutes(deps, path))
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
      { schema: { summary: 'The file of a document', params: ofDocument } },
      async ({ caller, params }, reply) => sendDocument(deps, caller, params, reply),
    )
    app.delete(
      `${path}/:id`,
      { schema: { summary: 'Remove a document from my draft; it can be restored', params: ofDocument } },
      async (request, reply) => {
        await removeDocument(deps, readingOf(request), request.params)
        return reply.code(204).send()
      },
    )
    app.post(
      `${path}/:id/restore`,
      {
        schema: {
          summary: 'Restore a removed document',
          params: ofDocument,
          response: { 200: documentWire },
        },
      },
      async (request) => restoreDocument(deps, readingOf(request), request.params),
    )
  }
