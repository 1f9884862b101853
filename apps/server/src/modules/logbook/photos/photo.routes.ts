import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { captionWire, photoOrderWire, photosWire, photoWire } from '@fathom/contract/logbook'
import { affiliateIdWire } from '@fathom/contract/shared'
import { PHOTO_BYTES } from '@fathom/domain/logbook'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { addPhoto } from './add-photo.ts'
import {
  captionPhoto,
  changePhotos,
  deleteAllPhotos,
  deletePhoto,
  orderPhotos,
  restorePhoto,
} from './change-photos.ts'
import { photoProblem } from './inspect-photo.ts'
import { photoUploadRoutes } from './photo-upload.ts'
import { readPhotos, sendPhoto } from './read-photo.ts'

const uuid = z.uuid().toLowerCase()
const ofLog = z.object({ logId: uuid })
const ofPhoto = ofLog.extend({ imageId: uuid })
const owner = z.object({ affiliateId: affiliateIdWire.optional() })

/** CA-43: the photos of a log, under `images/{logId}`. */
export function photoRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart)
    await app.register(photoUploadRoutes(deps))
    await app.register(readingRoutes(deps))
    await app.register(changingRoutes(deps))
    app.post(
      '/images/:logId',
      {
        schema: {
          summary: 'Add a photo to my log: one JPG or PNG of at most 10 MB as multipart/form-data',
          params: ofLog,
          response: { 201: photoWire },
        },
      },
      async (request, reply) => {
        const { id, bytes } = await sentFile(request)
        const photo = await addPhoto(deps, request.caller, { logId: request.params.logId, id, bytes })
        return reply.code(201).send(photo)
      },
    )
  }
}

async function sentFile(request: FastifyRequest): Promise<{ id: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type', 415)
  const sent = await request.file({ limits: { fileSize: PHOTO_BYTES, files: 1, fields: 4, fieldSize: 100 } })
  if (!sent) throw photoProblem('photo-empty')
  const bytes = await sent.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? photoProblem('photo-too-large') : error
  })
  const field = sent.fields.id
  const given =
    field && !Array.isArray(field) && field.type === 'field' ? uuid.safeParse(field.value) : undefined
  return { id: given?.data ?? randomUUID(), bytes }
}

function readingRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/images/:logId',
      {
        schema: {
          summary: 'The photos of my log, or of one that was sent to me',
          params: ofLog,
          querystring: owner,
          response: { 200: photosWire },
        },
      },
      async ({ caller, params, query }) => readPhotos(deps, caller, { ...params, ...query }),
    )
    app.get(
      '/images/:logId/:imageId',
      {
        schema: {
          summary: 'The picture itself, or its thumbnail',
          params: ofPhoto,
          querystring: owner.extend({ size: z.enum(['full', 'thumb']).default('full') }),
        },
      },
      async ({ caller, params, query }, reply) =>
        sendPhoto(
          deps,
          caller,
          {
            logId: params.logId,
            id: params.imageId,
            affiliateId: query.affiliateId,
            isThumbnail: query.size === 'thumb',
          },
          reply,
        ),
    )
  }
}

function changingRoutes(deps: LogbookDeps): FastifyPluginAsyncZod {
  const { clock } = deps
  return async (app) => {
    app.put(
      '/images/:logId/order',
      {
        schema: {
          summary: 'Change the order of the photos',
          params: ofLog,
          body: photoOrderWire,
          response: { 200: photosWire },
        },
      },
      async ({ caller, params, body }) =>
        changePhotos(deps, caller, params.logId, orderPhotos(caller.affiliateId, body.ids)),
    )
    app.patch(
      '/images/:logId/:imageId',
      {
        schema: {
          summary: 'Save the caption of a photo',
          params: ofPhoto,
          body: captionWire,
          response: { 200: photosWire },
        },
      },
      async ({ caller, params, body }) => {
        const photo = { affiliateId: caller.affiliateId, logId: params.logId, id: params.imageId }
        return changePhotos(deps, caller, params.logId, captionPhoto(photo, body.caption))
      },
    )
    app.delete(
      '/images/:logId/:imageId',
      { schema: { summary: 'Delete a photo; it can be restored', params: ofPhoto } },
      async ({ caller, params }, reply) => {
        const photo = { affiliateId: caller.affiliateId, logId: params.logId, id: params.imageId }
        await changePhotos(deps, caller, params.logId, deletePhoto(photo, clock.now()))
        return reply.code(204).send()
      },
    )
    app.delete(
      '/images/:logId',
      { schema: { summary: 'Delete all photos of a log; each can be restored', params: ofLog } },
      async ({ caller, params }, reply) => {
        await changePhotos(deps, caller, params.logId, deleteAllPhotos(caller.affiliateId, clock.now()))
        return reply.code(204).send()
      },
    )
    app.post(
      '/images/:logId/:imageId/restore',
      { schema: { summary: 'Undo a deletion', params: ofPhoto, response: { 200: photosWire } } },
      async ({ caller, params }) => {
        const photo = { affiliateId: caller.affiliateId, logId: params.logId, id: params.imageId }
        return changePhotos(deps, caller, params.logId, restorePhoto(photo))
      },
    )
  }
}
