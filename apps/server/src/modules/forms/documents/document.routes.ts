import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import {
  documentIdWire,
  documentParams,
  formOutcomesWire,
  formsFoundWire,
  formsSearchQuery,
  studentParams,
} from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FormsHouse } from '../forms.house.ts'
import { getOwnRecord, listOutcomes, searchForms } from './search-forms.ts'
import { sentForm } from './sent-form.ts'
import { submitForm } from './submit-form.ts'

/** CA-36: the storage of forms. */
export function documentRoutes(house: FormsHouse): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart)
    app.get(
      '/search',
      {
        schema: {
          summary: 'My signed forms, all of them; or one with its content, by documentId or blobId',
          querystring: formsSearchQuery,
          response: { 200: formsFoundWire },
        },
      },
      ({ caller, query }) => searchForms(house, caller, query),
    )
    app.post(
      '/data',
      {
        schema: {
          summary: 'Signs a form: the fields documentId and formData (JSON) as multipart/form-data',
          response: { 201: documentIdWire },
        },
      },
      async (request, reply) => {
        const { documentId = randomUUID(), submission } = await sentForm(request)
        await submitForm(house, request.caller, { ...submission, documentId })
        return reply.code(201).send({ documentId })
      },
    )
    app.get(
      '/documents/:documentId/file',
      { schema: { summary: 'My signed form as a file', params: documentParams } },
      async ({ caller, params: { documentId } }, reply) => {
        const record = await getOwnRecord(house, caller, documentId)
        return reply
          .type('application/json')
          .header('content-disposition', `attachment; filename="${documentId}.json"`)
          .send(JSON.stringify(record))
      },
    )
    app.get(
      '/outcomes/:affiliateId',
      {
        schema: {
          summary: 'How the forms of my student stand: outcome, version and day',
          params: studentParams,
          response: { 200: formOutcomesWire },
        },
      },
      ({ caller, params }) => listOutcomes(house, caller, params.affiliateId),
    )
  }
}
