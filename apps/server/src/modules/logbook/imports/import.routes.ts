import multipart from '@fastify/multipart'
import {
  acceptImportWire,
  csvColumnsWire,
  importSummaryWire,
  importWire,
  receiptWire,
  shiftImportWire,
  undoneImportWire,
} from '@fathom/contract/logbook'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareSlow } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { acceptImport } from './accept-import.ts'
import { findReceipt, listFiles } from './import.store.ts'
import { importPhotos } from './import-photos.ts'
import { previewImport } from './preview-import.ts'
import { readImport, readImports } from './read-import.ts'
import { remapImport } from './remap-import.ts'
import { MOST_BYTES, withSentFiles } from './sent-files.ts'
import { shiftImport } from './shift-import.ts'
import { undoImport } from './undo-import.ts'

const ofImport = z.object({ importId: z.uuid().toLowerCase() })
const FORM_OVERHEAD = 1024 * 1024

/** LO-01 to LO-04: files of other logbooks and of dive computers. */
export function importRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  const { db } = deps
  return async (app) => {
    declareSlow(app)
    await app.register(multipart)
    await app.register(readingRoutes(deps))
    await app.register(correctingRoutes(deps))
    app.post(
      '/imports',
      {
        bodyLimit: MOST_BYTES + FORM_OVERHEAD,
        schema: {
          summary:
            'Preview files of dives; nothing is in the logbook yet. multipart/form-data: one or more of `file` (a zip counts as its files), and optionally `format`',
          response: { 201: importWire },
        },
      },
      async (request, reply) => {
        const { caller } = request
        await checkRate(deps, `dive-imports ${caller.affiliateId}`, IMPORTS)
        const gone = signalOf(reply)
        const id = await withSentFiles(request, (sent) => previewImport(deps, caller, sent, gone))
        return reply.code(201).send(await readImport(db, { affiliateId: caller.affiliateId, id }))
      },
    )
    app.post(
      '/imports/:importId/accept',
      {
        schema: {
          summary: 'Import the dives of a preview: all that are new, or those with these indexes',
          params: ofImport,
          body: acceptImportWire.nullish(),
          response: { 200: importWire },
        },
      },
      async ({ caller, params: { importId: id }, body }) => {
        await acceptImport(deps, caller, id, body?.indexes)
        await importPhotos(deps, caller, { affiliateId: caller.affiliateId, id })
        return readImport(db, { affiliateId: caller.affiliateId, id })
      },
    )
    app.delete(
      '/imports/:importId',
      {
        schema: {
          summary:
            'Undo an import within 30 days, or drop a preview; answers which dives stay because they are verified or under review',
          params: ofImport,
          response: { 200: undoneImportWire },
        },
      },
      ({ caller, params }) => undoImport(deps, caller, params.importId),
    )
  }
}

/** What a diver corrects in a preview. */
function correctingRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  const { db } = deps
  return async (app) => {
    app.post(
      '/imports/:importId/columns',
      {
        schema: {
          summary:
            'Name the columns of a table in a preview, read the files again, and remember the columns for the next table with this header',
          params: ofImport,
          body: csvColumnsWire,
          response: { 200: importWire },
        },
      },
      async (request, reply) => {
        const { caller, params, body } = request
        await checkRate(deps, `dive-columns ${caller.affiliateId}`, COLUMNS)
        await remapImport(deps, caller, params.importId, body, signalOf(reply))
        return readImport(db, { affiliateId: caller.affiliateId, id: params.importId })
      },
    )
    app.post(
      '/imports/:importId/shift',
      {
        schema: {
          summary: 'Move the clock of dives in a preview, and compare them with the logbook again',
          params: ofImport,
          body: shiftImportWire,
          response: { 200: importWire },
        },
      },
      async ({ caller, params: { importId: id }, body }) => {
        await shiftImport(deps, caller, id, body)
        return readImport(db, { affiliateId: caller.affiliateId, id })
      },
    )
  }
}

/** Aborts when the caller is gone. The request closes as soon as its body is read, so we watch the answer. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Problem('canceled', 499))
  })
  return gone.signal
}

/** A diver with a hundred watches; each call may take seconds of a processor. */
const IMPORTS = { limit: 120, windowSeconds: 3600 }
/** Each choice of a column reads the files again. */
const COLUMNS = { limit: 600, windowSeconds: 3600 }

async function checkRate({ db, clock }: LogbookDeps, name: string, rate: typeof IMPORTS): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempt(db, name, rate, clock.now())
  if (!allowed) throw new Problem('too-many-requests', 429, { extra: { retryAfter: retryAfterSeconds } })
}

function readingRoutes({ db, files }: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/imports',
      { schema: { summary: 'My imports, the newest first', response: { 200: z.array(importSummaryWire) } } },
      ({ caller }) => readImports(db, caller.affiliateId),
    )
    app.get(
      '/imports/:importId',
      { schema: { summary: 'An import with its dives', params: ofImport, response: { 200: importWire } } },
      ({ caller, params: { importId: id } }) => readImport(db, { affiliateId: caller.affiliateId, id }),
    )
    app.get(
      '/imports/:importId/receipt',
      {
        schema: {
          summary: 'What an import did with each field of the source',
          params: ofImport,
          response: { 200: receiptWire },
        },
      },
      async ({ caller, params: { importId: id } }) => {
        const lines = await findReceipt(db, { affiliateId: caller.affiliateId, id })
        if (!lines) throw new Problem('not-found', 404)
        return lines
      },
    )
    app.get(
      '/imports/:importId/original',
      {
        schema: {
          summary: 'A file as it was sent, byte for byte; of several, the one with this number',
          params: ofImport,
          querystring: z.object({ file: z.coerce.number().int().min(0).max(10_000).default(0) }),
        },
      },
      async ({ caller, params: { importId: id }, query }, reply) => {
        const stored = (await listFiles(db, { affiliateId: caller.affiliateId, id }))[query.file]
        const file = stored && (await files.find(stored.key))
        if (!stored || !file) throw new Problem('not-found', 404)
        return reply
          .header('content-type', 'application/octet-stream')
          .header('content-length', file.size)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(stored.name)}`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(file.body)
      },
    )
  }
}
