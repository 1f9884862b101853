import {
  batchChangedWire,
  batchChangeWire,
  batchCodesQuery,
  batchCodesWire,
  batchParams,
  codeBatchesQuery,
  codeBatchesWire,
  codeBatchWire,
  newBatchWire,
} from '@fathom/contract/codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../../platform/audit/index.ts'
import { sendCsv } from '../../../platform/csv.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { callerOf } from '../caller.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { changeBatch } from './change-batch.ts'
import { issueBatch } from './issue-batch.ts'
import { batchTable, batchWire, getBatch, listCodeBatches, listCodesOfBatch } from './read-batches.ts'

/** OF-07, for staff. */
export const batchRoutes =
  (deps: CodesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'codes' })
    app.get(
      '/code-batches',
      {
        schema: {
          summary: 'Codes issued together, newest first',
          querystring: codeBatchesQuery,
          response: { 200: codeBatchesWire },
        },
      },
      (request) => listCodeBatches(deps, callerOf(request).locale, request.query),
    )
    app.post(
      '/code-batches',
      {
        schema: {
          summary: 'Issue codes; the same id again issues nothing',
          body: newBatchWire,
          response: { 201: codeBatchWire },
        },
      },
      async (request, reply) => {
        // TS-17: codes are worth money.
        await deps.mustBeFresh(request.caller, request.headers.cookie)
        const issued = await issueBatch(deps, request.caller.affiliateId, request.body)
        return reply.code(201).send(await batchWire(deps, deps.db, issued, callerOf(request).locale))
      },
    )
    app.get(
      '/code-batches/:batchId',
      {
        schema: {
          summary: 'A batch of codes',
          params: batchParams,
          response: { 200: codeBatchWire },
        },
      },
      async (request) => {
        const found = await getBatch(deps.db, request.params.batchId)
        return batchWire(deps, deps.db, found, callerOf(request).locale)
      },
    )
    await app.register(codeRoutes(deps))
  }

const codeRoutes =
  (deps: CodesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/code-batches/:batchId/codes',
      {
        schema: {
          summary: 'The codes of a batch, and who redeemed them',
          params: batchParams,
          querystring: batchCodesQuery,
          response: { 200: batchCodesWire },
        },
      },
      ({ params, query }) => listCodesOfBatch(deps, params.batchId, query),
    )
    app.get(
      '/code-batches/:batchId/codes.csv',
      { schema: { summary: 'The codes of a batch for a spreadsheet', params: batchParams } },
      async (request, reply) => {
        const { batchId } = request.params
        const table = await batchTable(deps, batchId, callerOf(request).locale)
        await audit(deps.db, {
          ...{ actor: request.caller.affiliateId, action: 'codes-exported' },
          object: { kind: 'code-batch', id: batchId },
        })
        return sendCsv(reply, `codes-${batchId.slice(-6)}`, table)
      },
    )
    for (const change of ['withdraw', 'restore'] as const)
      app.post(
        `/code-batches/:batchId/${change}`,
        {
          schema: {
            summary:
              change === 'withdraw'
                ? 'Withdraw codes that nobody has redeemed: those named, or all'
                : 'Bring withdrawn codes back: those named, or all',
            params: batchParams,
            body: batchChangeWire,
            response: { 200: batchChangedWire },
          },
        },
        (request) =>
          changeBatch(
            deps,
            { caller: request.caller, locale: callerOf(request).locale },
            request.params.batchId,
            change,
            request.body.codes,
          ),
      )
  }
