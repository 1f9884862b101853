import {
  bankExportQueryWire,
  bankImportQueryWire,
  bankItemChangeWire,
  bankItemsQueryWire,
  bankItemsWire,
  bankItemWire,
  bankParamsWire,
  bankReceiptWire,
  banksQueryWire,
  banksWire,
  bankWire,
  examPlanChangeWire,
} from '@fathom/contract/training/banks'
import { BANK_LIMITS } from '@fathom/domain/training/banks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../../../platform/http/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import { readingLocale } from '../../../../platform/reading-locale.ts'
import { PackageProblem } from '../../content/import/package-problem.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { readPictures } from '../pictures/picture.store.ts'
import { pictureUploadRoutes } from '../pictures/picture-upload.ts'
import { changeItem } from './change-item.ts'
import { changePlan, getBankOverview, noBankFound } from './change-plan.ts'
import { importBank } from './import-bank.ts'
import { listItems } from './item.store.ts'
import { getItem, listBankItems, listBanks } from './item-list.store.ts'
import { findPlan } from './plan.store.ts'
import { BANK_FILE_LIMITS } from './read-bank-file.ts'
import { writeBankFile } from './write-bank-file.ts'

const BANK = '/exams/banks/:packageId/:culture'
const params = bankParamsWire
const itemParams = params.extend({ itemId: z.string().trim().min(1).max(BANK_LIMITS.id) })

/** The banks with their right answers: staff only (TS-11). */
export const bankRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'courses' })
    await app.register(itemRoutes(deps))
    await app.register(transferRoutes(deps))
    await app.register(pictureUploadRoutes(deps))
    app.get(
      '/exams/banks',
      {
        schema: {
          summary: 'The question banks of exams, by course and language',
          querystring: banksQueryWire,
          response: { 200: banksWire },
        },
      },
      ({ query }) => listBanks(deps.db, query),
    )
    app.get(
      BANK,
      {
        schema: { summary: 'One question bank: how its exam is made', params, response: { 200: bankWire } },
      },
      ({ params }) => getBankOverview(deps.db, params),
    )
    app.put(
      BANK,
      {
        schema: {
          summary: 'Change how the exams of a course are made from now on',
          params,
          body: examPlanChangeWire,
          response: { 200: bankWire },
        },
      },
      ({ caller, params, body }) => changePlan(deps, params, body, caller.affiliateId),
    )
  }

const itemRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${BANK}/items`,
      {
        schema: {
          summary: 'The questions of a bank, with their right answers and how they were answered',
          params,
          querystring: bankItemsQueryWire,
          response: { 200: bankItemsWire },
        },
      },
      ({ params, query }) => listBankItems(deps.db, params, query),
    )
    app.get(
      `${BANK}/items/:itemId`,
      {
        schema: { summary: 'One question of a bank', params: itemParams, response: { 200: bankItemWire } },
      },
      ({ params: { itemId, ...of } }) => getItem(deps.db, of, itemId),
    )
    app.put(
      `${BANK}/items/:itemId`,
      {
        schema: {
          summary: 'Add a question to a bank, change it, retire it or put it back',
          params: itemParams,
          body: bankItemChangeWire,
          response: { 200: bankItemWire },
        },
      },
      ({ caller, params: { itemId, ...of }, body }) =>
        changeItem(deps, of, { itemId, change: body, by: caller.affiliateId }),
    )
  }

const FILE_TYPES = [
  'application/octet-stream',
  'application/zip',
  'application/x-zip-compressed',
  'application/xml',
  'text/xml',
  'text/csv',
]

const transferRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const type of FILE_TYPES)
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
    app.post(
      `${BANK}/import`,
      {
        bodyLimit: BANK_FILE_LIMITS.zipBytes,
        schema: {
          summary: 'Import questions from QTI 2.2 or 3.0, Moodle XML, GIFT or CSV: the file as the body',
          params,
          querystring: bankImportQueryWire,
          response: { 200: bankReceiptWire },
        },
      },
      async ({ caller, params, query, body, headers }) => {
        if (!Buffer.isBuffer(body)) throw new Problem('unsupported-media-type', 415)
        const importing = { bytes: body, by: caller.affiliateId, isCheck: query.check === '1' }
        return importBank(deps, params, importing).catch((error) => {
          const locale = readingLocale(headers['accept-language'], caller)
          throw error instanceof PackageProblem ? error.inLanguage(locale) : error
        })
      },
    )
    app.get(
      `${BANK}/export`,
      {
        schema: {
          summary: 'The questions in use as a file: QTI 2.2 or 3.0, Moodle XML, GIFT or CSV',
          params,
          querystring: bankExportQueryWire,
          response: { 200: z.unknown().describe('The file') },
        },
      },
      async ({ params, query: { format } }, reply) => {
        const plan = await findPlan(deps.db, params)
        if (!plan) throw noBankFound()
        const items = (await listItems(deps.db, params)).filter(({ isRetired }) => !isRetired)
        const pictures =
          format === 'gift' || format === 'csv' ? new Map() : await readPictures(deps.files, params, items)
        const { bytes, type, extension } = writeBankFile(format, { ...plan, items, pictures })
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="questions-${params.culture}.${extension}"`)
          .send(bytes)
      },
    )
  }
