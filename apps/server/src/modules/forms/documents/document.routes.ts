import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import {
  attachmentParams,
  documentFileQuery,
  documentIdWire,
  documentParams,
  formOutcomesWire,
  formsDueWire,
  formsFoundWire,
  formsSearchQuery,
  studentParams,
} from '@fathom/contract/forms'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FormsDeps } from '../forms.deps.ts'
import { readPartyDocument } from '../standings/party-documents.ts'
import { getAttachment } from './attachment.ts'
import { findDocument } from './document.store.ts'
import { listDue } from './list-due.ts'
import { printForm } from './paper/print-form.ts'
import { recordOf } from './read-document.ts'
import { listOutcomes, readOwnDocument, searchForms } from './search-forms.ts'
import { sentForm } from './sent-form.ts'
import { submitForm } from './submit-form.ts'

/** CA-36: the storage of forms. */
export function documentRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false })
    app.get(
      '/search',
      {
        schema: {
          summary: 'My signed forms, all of them; or one with its content, by documentId or blobId',
          querystring: formsSearchQuery,
          response: { 200: formsFoundWire },
        },
      },
      ({ caller, query }) => searchForms(deps, caller, query),
    )
    app.get(
      '/due',
      {
        schema: {
          summary: 'The forms that I need, and those that I have begun',
          response: { 200: formsDueWire },
        },
      },
      ({ caller }) => listDue(deps, deps.db, caller.affiliateId, deps.clock.now()),
    )
    app.post(
      '/data',
      {
        schema: {
          summary:
            'Sign a form: the fields documentId, draftVersion and formData (JSON) and up to three files, as multipart/form-data',
          response: { 201: documentIdWire },
        },
      },
      async (request, reply) => {
        const { documentId = randomUUID(), draftVersion, submission, files } = await sentForm(request)
        await submitForm(deps, request.caller, { ...submission, documentId, draftVersion, files })
        return reply.code(201).send({ documentId })
      },
    )
    await app.register(downloadRoutes(deps))
    app.get(
      '/outcomes/:affiliateId',
      {
        schema: {
          summary: "The status of my student's forms: outcome, version and day",
          params: studentParams,
          response: { 200: formOutcomesWire },
        },
      },
      ({ caller, params }) => listOutcomes(deps, caller, params.affiliateId),
    )
  }
}

/** TS-09: the owner's form, or a release that names the caller. */
const readOwnOrPartyDocument = async (deps: FormsDeps, caller: User, documentId: string) => {
  const own = await findDocument(deps.db, { affiliateId: caller.affiliateId, documentId })
  return own ? readOwnDocument(deps, caller, documentId) : readPartyDocument(deps, caller, documentId)
}

/** A signed form and its attachments, as files for their owner. */
function downloadRoutes(deps: FormsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/documents/:documentId/file',
      {
        schema: {
          summary:
            'My signed form as a file: PDF for people, JSON for machines; a release also as PDF for those it names',
          params: documentParams,
          querystring: documentFileQuery,
        },
      },
      async ({ caller, params: { documentId }, query: { format } }, reply) => {
        const isJson = format === 'json'
        const document = isJson
          ? await readOwnDocument(deps, caller, documentId)
          : await readOwnOrPartyDocument(deps, caller, documentId)
        return reply
          .type(isJson ? 'application/json' : 'application/pdf')
          .header(
            'content-disposition',
            `attachment; filename="${document.row.form}-${documentId}.${format}"`,
          )
          .header('cache-control', 'no-store')
          .send(isJson ? JSON.stringify(recordOf(document)) : await printForm(deps, document))
      },
    )
    app.get(
      '/documents/:documentId/attachments/:blobId',
      { schema: { summary: 'A file that I sent with my form', params: attachmentParams } },
      async ({ caller, params }, reply) => {
        const { file, bytes } = await getAttachment(deps, caller, params)
        return reply
          .type(file.type)
          .header('content-disposition', 'attachment')
          .header('cache-control', 'no-store')
          .send(bytes)
      },
    )
  }
}
