import { cardPhotoWire, cardUploadWire, newCardUploadWire } from '@fathom/contract/certifications'
import { CARD_PHOTO_BYTES } from '@fathom/domain/certifications'
import { CHUNK_BYTES } from '@fathom/domain/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pictureProblem } from '../../../platform/pictures/index.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { beginUpload, completeUpload, receiveChunk, stateOfUpload } from './card-upload.ts'
import { withWords } from './inspect-card-photo.ts'

const ofUpload = z.object({ uploadId: z.uuid().toLowerCase() })
const path = '/certifications/photos/uploads'

/** CO-06: uploads a photo in chunks of 256 KB, resumable. */
export function cardUploadRoutes(deps: CertificationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: CHUNK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    )
    app.post(
      path,
      {
        schema: {
          summary: 'Begins an upload; the same id again tells where it stands',
          body: newCardUploadWire.extend({ size: z.int() }),
          response: { 200: cardUploadWire },
        },
      },
      async ({ caller, headers, body }) =>
        withWords(readingLocale(headers['accept-language'], caller), async () => {
          if (body.size > CARD_PHOTO_BYTES) throw pictureProblem('photo-too-large')
          if (body.size < 1) throw pictureProblem('photo-empty')
          return beginUpload(deps, caller, { id: body.id.toLowerCase(), size: body.size })
        }),
    )
    app.get(
      `${path}/:uploadId`,
      { schema: { summary: 'Where an upload stands', params: ofUpload, response: { 200: cardUploadWire } } },
      async ({ caller, params }) => stateOfUpload(deps, caller, params.uploadId),
    )
    app.put(
      `${path}/:uploadId`,
      {
        schema: {
          summary: 'One piece, as application/octet-stream; all but the last have 256 KB',
          params: ofUpload,
          querystring: z.object({ offset: z.coerce.number().int().min(0).max(CARD_PHOTO_BYTES) }),
          response: { 200: cardUploadWire },
        },
      },
      async ({ caller, params, query, body }) =>
        receiveChunk(deps, caller, {
          id: params.uploadId,
          offset: query.offset,
          bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        }),
    )
    app.post(
      `${path}/:uploadId/complete`,
      {
        schema: {
          summary: 'Puts what was sent before the reviewers',
          params: ofUpload,
          response: { 201: cardPhotoWire },
        },
      },
      async ({ caller, headers, params }, reply) => {
        const locale = readingLocale(headers['accept-language'], caller)
        const photo = await withWords(locale, () => completeUpload(deps, caller, params.uploadId))
        return reply.code(201).send(photo)
      },
    )
  }
}
