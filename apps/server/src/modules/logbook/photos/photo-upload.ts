import { newUploadWire, photoWire, uploadWire } from '@fathom/contract/logbook'
import { PHOTO_BYTES } from '@fathom/domain/logbook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { createUploads, uploadRoutes } from '../../../platform/uploads/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { addPhoto } from './add-photo.ts'
import { checkPhotoLimit, getEditableLog } from './change-photos.ts'
import { photoProblem } from './inspect-photo.ts'
import { findPhoto, type PhotoOf, photoWireOf } from './photo.store.ts'

type Key = { affiliateId: number; target: string; id: string }

const photoOf = ({ affiliateId, target, id }: Key): PhotoOf => ({ affiliateId, logId: target, id })

export const photoUploads = (deps: LogbookDeps) =>
  createUploads(deps, {
    name: 'dive-photo',
    maxBytes: PHOTO_BYTES,
    sizeProblem: (reason) => photoProblem(`photo-${reason}`),
    async findDone(db, key) {
      const row = await findPhoto(db, photoOf(key))
      return row && { photo: photoWireOf(photoOf(key), row), isDeleted: row.deleted_at !== null }
    },
    // The id of a photo counts within its log, and only the owner of the log uploads.
    isTaken: async () => false,
    async mayBegin(tx, { caller }, { target }) {
      const { experience } = await getEditableLog(tx, caller, target)
      checkPhotoLimit(experience.photos.length)
    },
    async finish({ caller }, { bytes, ...key }, claim) {
      const photo = await addPhoto(deps, caller, { ...photoOf(key), bytes }, claim)
      return { photo, isDeleted: false }
    },
    isRefused: ({ problem }) => problem.startsWith('photo-'),
  })

export const photoUploadRoutes = (deps: LogbookDeps): FastifyPluginAsyncZod =>
  uploadRoutes(photoUploads(deps), {
    path: '/images/:logId/uploads',
    targetParam: 'logId',
    idParam: 'uploadId',
    newUpload: newUploadWire.extend({ id: z.uuid().toLowerCase(), size: z.int() }),
    state: uploadWire,
    stateOf: (progress, done) => ({ ...progress, photo: done?.photo ?? null }),
    done: photoWire,
    doneOf({ photo, isDeleted }) {
      if (isDeleted) throw new Problem('not-found', 404)
      return photo
    },
    finishSummary: 'Adds the uploaded photo to the log',
    hasStateCall: true,
  })
