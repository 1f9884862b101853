import { cardPhotoWire, cardUploadWire, newCardUploadWire } from '@fathom/contract/certifications'
import { CARD_PHOTO_BYTES } from '@fathom/domain/certifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pictureProblem } from '../../../platform/pictures/index.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { createUploads, type UploadRequest, uploadRoutes } from '../../../platform/uploads/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { addCardPhoto, findSent } from './add-card-photo.ts'
import { findPhoto } from './card-photo.store.ts'
import { isPhotoProblem, withMessage, withMessages } from './inspect-card-photo.ts'

const localeOf = ({ headers, caller }: UploadRequest) => readingLocale(headers['accept-language'], caller)

export const cardUploads = (deps: CertificationsDeps) =>
  createUploads(deps, {
    name: 'card-photo',
    maxBytes: CARD_PHOTO_BYTES,
    sizeProblem: (reason, request) => withMessage(localeOf(request), pictureProblem(`photo-${reason}`)),
    findDone: findSent,
    isTaken: async (db, { affiliateId, id }) => {
      const known = await findPhoto(db, id)
      return known !== undefined && known.affiliateId !== affiliateId
    },
    finish: (request, file, claim) =>
      withMessages(localeOf(request), () => addCardPhoto(deps, request.caller, file, claim)),
    isRefused: isPhotoProblem,
  })

export const cardUploadRoutes = (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  uploadRoutes(cardUploads(deps), {
    path: '/certifications/photos/uploads',
    idParam: 'uploadId',
    newUpload: newCardUploadWire.extend({ id: z.uuid().toLowerCase(), size: z.int() }),
    state: cardUploadWire,
    stateOf: (progress, photo) => ({ ...progress, photo: photo ?? null }),
    done: cardPhotoWire,
    doneOf: (photo) => photo,
    finishSummary: 'Submits the uploaded photo for review',
    hasStateCall: true,
  })
