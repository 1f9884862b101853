import {
  certificationHolderWire,
  certificationWire,
  correctionWire,
  cultureQuery,
  holderParams,
  importCheckWire,
  importParams,
  importReceiptWire,
  licenseIDWire,
  newCertificationWire,
  newImportWire,
} from '@fathom/contract/certifications'
import { numberIn } from '@fathom/domain/account'
import { fullName } from '@fathom/domain/profile'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendCsv } from '../../../platform/csv.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { correctCertification } from './correct-certification.ts'
import { checkImport, importCertifications, importTable } from './import-certifications.ts'
import { issueByHand } from './issue-by-hand.ts'

/** Ten thousand rows, as JSON in any script. */
const IMPORT_BYTES = 16 * 1024 * 1024

/** No person has a greater number. */
const MOST = 2_147_483_647

/** OF-06, for staff. */
export const deskRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'cards' })
    app.get(
      '/certification-holders/:affiliateId',
      {
        schema: {
          summary: 'The person with an affiliate number, before a certification is issued',
          params: holderParams,
          response: { 200: certificationHolderWire },
        },
      },
      async ({ params }) => {
        // Staff type it: what isn't a number is nobody's.
        const affiliateId = Number(numberIn(params.affiliateId) ?? 0)
        const person = affiliateId <= MOST && (await deps.findPerson(deps.db, affiliateId))
        if (!person) throw new Problem('not-found', 404)
        const birthYear = person.birthdate ? Number(person.birthdate.slice(0, 4)) : null
        return { affiliateId, name: fullName(person), birthYear }
      },
    )
    app.post(
      '/certifications',
      {
        schema: {
          summary: 'Certify a person; the same id again issues nothing',
          querystring: cultureQuery,
          body: newCertificationWire,
          response: { 201: certificationWire },
        },
      },
      async (request, reply) => {
        const by = { by: request.caller.affiliateId, locale: readingCulture(request) }
        return reply.code(201).send(await issueByHand(deps, request.body, by))
      },
    )
    app.post(
      '/certifications/:licenseID/correction',
      {
        schema: {
          summary: 'Correct the day, the instructor and the dive center of a certification',
          params: z.object({ licenseID: licenseIDWire }),
          querystring: cultureQuery,
          body: correctionWire,
          response: { 200: certificationWire },
        },
      },
      (request) =>
        correctCertification(deps, {
          ...request.params,
          ...request.body,
          by: request.caller.affiliateId,
          locale: readingCulture(request),
        }),
    )
    await app.register(importRoutes(deps))
  }

const importRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/certification-imports/check',
      {
        bodyLimit: IMPORT_BYTES,
        schema: {
          summary: 'What an import of certifications would do; it changes nothing',
          body: importCheckWire,
          response: { 200: importReceiptWire },
        },
      },
      ({ body, caller }) => checkImport(deps, body.text, caller.affiliateId),
    )
    app.post(
      '/certification-imports',
      {
        bodyLimit: IMPORT_BYTES,
        schema: {
          summary: 'Issue the certifications of a file: all rows, or those without a fault',
          body: newImportWire,
          response: { 200: importReceiptWire },
        },
      },
      ({ body, caller }) => importCertifications(deps, body, caller.affiliateId),
    )
    app.get(
      '/certification-imports/:importId/receipt.csv',
      {
        schema: {
          summary: 'What an import did with each row, for a spreadsheet',
          params: importParams,
          querystring: cultureQuery,
        },
      },
      async (request, reply) => {
        const { importId } = request.params
        const table = await importTable(deps, importId, readingCulture(request))
        return sendCsv(reply, `certifications-${importId.slice(-6)}`, table)
      },
    )
  }
