import {
  type ExamPictureWire,
  examPictureUploadWire,
  examPictureWire,
  newExamPictureWire,
} from '@fathom/contract/training/banks'
import { PHOTO_PIXELS, photoTypeOf } from '@fathom/domain/logbook'
import { BANK_LIMITS } from '@fathom/domain/training/banks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../../../platform/audit/index.ts'
import { inspectPicture, type PictureRules } from '../../../../platform/pictures/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import { mustHaveRight } from '../../../../platform/staff-rights/index.ts'
import {
  type ClaimUpload,
  createUploads,
  type UploadedFile,
  type UploadRequest,
  uploadRoutes,
} from '../../../../platform/uploads/index.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { addPicture, hasPicture, isPictureTaken, putPictureFile, readPicture } from './picture.store.ts'

/** Large enough for a tablet, and small enough to have all pictures of an exam offline. */
export const PICTURE: PictureRules = {
  bytes: BANK_LIMITS.pictureBytes,
  pixels: PHOTO_PIXELS,
  longestEdge: 1200,
  thumbnailEdge: 64,
  isAllowed: (head) => photoTypeOf(head) !== undefined,
}

const uploadsOf = (deps: TrainingDeps) =>
  createUploads<ExamPictureWire>(deps, {
    name: 'exam-picture',
    maxBytes: BANK_LIMITS.pictureBytes,
    sizeProblem: (reason) => new Problem(`picture-${reason}`, reason === 'empty' ? 422 : 413),
    findDone: async (db, { target: packageId, id }) =>
      (await hasPicture(db, { packageId, id })) ? readPicture(deps.files, { packageId, id }) : undefined,
    isTaken: (db, { affiliateId, target: packageId, id }) =>
      isPictureTaken(db, { packageId, id }, affiliateId),
    mayUse: async (_, { caller }) => mustHaveRight(caller, 'courses'),
    finish: (request, file, claim) => addUploaded(deps, request, file, claim),
    isRefused: ({ problem }) => problem.startsWith('picture-'),
  })

/** Stored without location and device data, recognized by its content. */
async function addUploaded(
  deps: TrainingDeps,
  { caller }: UploadRequest,
  { target: packageId, id, bytes }: UploadedFile,
  claim: ClaimUpload,
): Promise<ExamPictureWire> {
  if (!PICTURE.isAllowed(bytes)) throw new Problem('picture-wrong-type', 415)
  const { image } = await inspectPicture(bytes, PICTURE).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('picture-damaged', 422) : error
  })
  await putPictureFile(deps.files, { packageId, id }, image)
  await deps.db.transaction(async (tx) => {
    await claim(tx)
    await addPicture(tx, { packageId, id }, { at: deps.clock.now(), by: caller.affiliateId })
    await audit(tx, {
      actor: caller.affiliateId,
      action: 'exam-picture-added',
      object: { kind: 'picture', id: `${packageId}/${id}` },
    })
  })
  return readPicture(deps.files, { packageId, id })
}

export const pictureUploadRoutes = (deps: TrainingDeps): FastifyPluginAsyncZod =>
  uploadRoutes(uploadsOf(deps), {
    path: '/exams/banks/:packageId/pictures',
    targetParam: 'packageId',
    idParam: 'pictureId',
    newUpload: newExamPictureWire,
    state: examPictureUploadWire,
    stateOf: (progress, picture) => ({ ...progress, photo: picture ?? null }),
    done: examPictureWire,
    doneOf: (picture) => picture,
    finishSummary: 'Adds the uploaded picture, for a question of an exam: JPG or PNG of at most 10 MB',
    hasStateCall: true,
  })
