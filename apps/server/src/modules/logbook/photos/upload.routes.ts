import { newUploadWire, photoWire, uploadWire } from '@fathom/contract/logbook'
import { CHUNK_BYTES, PHOTO_BYTES } from '@fathom/domain/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LogbookDeps } from '../logbook.deps.ts'
import { photoProblem } from './inspect-photo.ts'
import { beginUpload, completeUpload, receiveChunk, stateOfUpload } from './upload-photo.ts'

const uuid = z.uuid().toLowerCase()
const ofLog = z.object({ logId: uuid })
const ofUpload = ofLog.extend({ uploadId: uuid })

/** CO-06: uploads a photo in chunks of 256 KB, and resumes where it was interrupted. */
export function uploadRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: CHUNK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    )
    app.post(
      '/images/:logId/uploads',
      {
        schema: {
          summary: 'Begins an upload; the same id again tells where it stands',
          params: ofLog,
          body: newUploadWire.extend({ size: z.int() }),
          response: { 200: uploadWire },
        },
      },
      async ({ caller, params, body }) => {
        if (body.size > PHOTO_BYTES) throw photoProblem('photo-too-large')
        if (body.size < 1) throw photoProblem('photo-empty')
        return beginUpload(deps, caller, { logId: params.logId, id: body.id.toLowerCase(), size: body.size })
      },
    )
    app.get(
      '/images/:logId/uploads/:uploadId',
      { schema: { summary: 'Where an upload stands', params: ofUpload, response: { 200: uploadWire } } },
      async ({ caller, params }) => stateOfUpload(deps, caller, { logId: params.logId, id: params.uploadId }),
    )
    app.put(
      '/images/:logId/uploads/:uploadId',
      {
        schema: {
          summary: 'One piece, as application/octet-stream; all but the last have 256 KB',
          params: ofUpload,
          querystring: z.object({ offset: z.coerce.number().int().min(0).max(PHOTO_BYTES) }),
          response: { 200: uploadWire },
        },
      },
      async ({ caller, params, query, body }) =>
        receiveChunk(deps, caller, {
          logId: params.logId,
          id: params.uploadId,
          offset: query.offset,
          bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        }),
    )
    app.post(
      '/images/:logId/uploads/:uploadId/complete',
      {
        schema: {
          summary: 'Turns what was sent into a photo',
          params: ofUpload,
          response: { 201: photoWire },
        },
      },
      async ({ caller, params }, reply) => {
        const photo = await completeUpload(deps, caller, { logId: params.logId, id: params.uploadId })
        return reply.code(201).send(photo)
      },
    )
  }
}
