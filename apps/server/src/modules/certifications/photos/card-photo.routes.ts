import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import {
  cardPhotoWire,
  getPhotoWire,
  myPhotosWire,
  photoDecisionWire,
  signedPhotoWire,
  waitingPhotosWire,
} from '@fathom/contract/certifications'
import { affiliateIdWire } from '@fathom/contract/shared'
import { CARD_PHOTO_BYTES } from '@fathom/domain/certifications'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../../platform/http/index.ts'
import { pictureProblem } from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { addCardPhoto } from './add-card-photo.ts'
import { cardUploadRoutes } from './card-upload.ts'
import { decidePhoto } from './decide-photo.ts'
import { withMessages } from './inspect-card-photo.ts'
import { myPhotos, sendCardPhoto, sendSignedPhoto, waitingPhotos } from './read-card-photo.ts'

const uuid = z.uuid().toLowerCase()
const size = z.enum(['full', 'thumb']).default('full')

/** CA-26, under `pro/certifications/photos`. */
export const cardPhotoRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart)
    await app.register(cardUploadRoutes(deps))
    await app.register(readingRoutes(deps))
    await app.register(reviewRoutes(deps))
    app.post(
      '/certifications/photos/upload',
      {
        schema: {
          summary: 'Send my photo for my cards: one JPG or PNG of at most 4.5 MB as multipart/form-data',
          response: { 201: cardPhotoWire },
        },
      },
      async (request, reply) => {
        const locale = readingLocale(request.headers['accept-language'], request.caller)
        const photo = await withMessages(locale, async () =>
          addCardPhoto(deps, request.caller, await sentFile(request)),
        )
        return reply.code(201).send(photo)
      },
    )
  }

async function sentFile(request: FastifyRequest): Promise<{ id: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Problem('unsupported-media-type', 415)
  const limits = { fileSize: CARD_PHOTO_BYTES, files: 1, fields: 4, fieldSize: 100 }
  const sent = await request.file({ limits })
  if (sent?.fieldname !== 'imageFile') throw pictureProblem('photo-empty')
  const bytes = await sent.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? pictureProblem('photo-too-large') : error
  })
  const field = sent.fields.id
  const given =
    field && !Array.isArray(field) && field.type === 'field' ? uuid.safeParse(field.value) : undefined
  return { id: given?.data ?? randomUUID(), bytes }
}

function readingRoutes(deps: CertificationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/certifications/photos/me',
      { schema: { summary: 'My photos and the name on my cards', response: { 200: myPhotosWire } } },
      async ({ caller }) => myPhotos(deps, caller),
    )
    app.get(
      '/certifications/photos/:affiliateId',
      {
        config: { sharedRight: 'cards' },
        schema: {
          summary: 'The approved photo of a person: my own, one of my students, or of anyone for staff',
          params: z.object({ affiliateId: affiliateIdWire }),
          querystring: z.object({ size, v: z.string().max(64).optional() }),
        },
      },
      async ({ caller, params, query }, reply) =>
        sendCardPhoto(deps, caller, { ...params, isThumbnail: query.size === 'thumb' }, reply),
    )
    app.post(
      '/certifications/photos/getphoto',
      {
        config: { sharedRight: 'cards' },
        schema: {
          summary: 'One photo by its id; one that is not approved only for its owner and staff',
          body: getPhotoWire,
        },
      },
      async ({ caller, body }, reply) => sendCardPhoto(deps, caller, body, reply),
    )
  }
}

function reviewRoutes(deps: CertificationsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right: 'cards' })
    app.get(
      '/certifications/photos/waiting',
      { schema: { summary: 'Photos to decide on, for staff', response: { 200: waitingPhotosWire } } },
      async () => waitingPhotos(deps),
    )
    app.post(
      '/certifications/photos/:photoId/decision',
      {
        schema: {
          summary: 'Approve or refuse a photo, for staff',
          params: z.object({ photoId: uuid }),
          body: photoDecisionWire,
          response: { 200: cardPhotoWire },
        },
      },
      async ({ caller, params, body }) => decidePhoto(deps, caller, { id: params.photoId, decision: body }),
    )
  }
}

/** A boat of guests behind one address, each with several cards. */
const SIGNED_PHOTOS = { limit: 120, windowSeconds: 60 }

/** Without an account there's nobody but the address to count for. */
async function countSignedPhoto({ db, clock }: CertificationsDeps, ip: string): Promise<void> {
  const verdict = await countAttempt(db, `signed photos by ${ip}`, SIGNED_PHOTOS, clock.now())
  if (!verdict.allowed)
    throw new Problem('too-many-calls', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
}

/** Under `ecards`. Anyone may check a card, with or without an account. */
export const signedPhotoRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/card-photos/signed',
      {
        config: { open: true },
        preHandler: ({ ip }) => countSignedPhoto(deps, ip),
        schema: { summary: 'The photo that belongs to a signed card, by its hash', body: signedPhotoWire },
      },
      async ({ body }, reply) => sendSignedPhoto(deps, body.sha256, reply),
    )
  }
