import { attachmentUploadWire, attachmentWire, newAttachmentWire } from '@fathom/contract/messages'
import { PHOTO_PIXELS, photoTypeOf } from '@fathom/domain/logbook'
import { ATTACHMENT_BYTES } from '@fathom/domain/messages'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inspectPicture, type PictureRules } from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  addFiles,
  type ClaimUpload,
  createUploads,
  fileNameOf,
  type UploadedFile,
  type UploadRequest,
  uploadRoutes,
} from '../../../platform/uploads/index.ts'
import { isPdf } from '../../forms/index.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { getThread, mustWrite } from '../threads/open-thread.ts'
import {
  type AttachmentRow,
  attachmentKey,
  attachmentOf,
  findUploaded,
  insertAttachment,
  isAttachmentTaken,
} from './attachment.store.ts'

const PICTURE: PictureRules = {
  bytes: ATTACHMENT_BYTES,
  pixels: PHOTO_PIXELS,
  longestEdge: 3000,
  thumbnailEdge: 64,
  isAllowed: (head) => photoTypeOf(head) !== undefined,
}

export const attachmentUploads = (deps: MessagesDeps) =>
  createUploads<AttachmentRow>(deps, {
    name: 'message-attachment',
    maxBytes: ATTACHMENT_BYTES,
    sizeProblem: (reason) => new Problem(`attachment-${reason}`, reason === 'empty' ? 422 : 413),
    findDone: (db, { affiliateId, target, id }) =>
      findUploaded(db, { uploaderId: affiliateId, enrolmentId: target, id }),
    isTaken: (db, { affiliateId, target, id }) =>
      isAttachmentTaken(db, { uploaderId: affiliateId, enrolmentId: target, id }),
    mayUse: async (tx, { caller }, { target }) => mustWrite(await getThread(deps, tx, caller, target)),
    finish: (request, file, claim) => addAttachment(deps, request, file, claim),
    isRefused: ({ problem }) => problem.startsWith('attachment-'),
  })

const PDF_START = Buffer.from('%PDF-')

/** A picture is stored without location and device data, a PDF as it is; both are recognized by content. */
async function inspect(bytes: Buffer): Promise<{ bytes: Buffer; type: AttachmentRow['type'] }> {
  if (isPdf(bytes)) return { bytes, type: 'application/pdf' }
  if (bytes.subarray(0, PDF_START.length).equals(PDF_START)) throw new Problem('attachment-damaged', 422)
  if (!PICTURE.isAllowed(bytes)) throw new Problem('attachment-wrong-type', 415)
  const { image } = await inspectPicture(bytes, PICTURE).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('attachment-damaged', 422) : error
  })
  return { bytes: image, type: 'image/jpeg' }
}

async function addAttachment(
  deps: MessagesDeps,
  { caller }: UploadRequest,
  { target: enrolmentId, id, name, bytes }: UploadedFile,
  claim: ClaimUpload,
): Promise<AttachmentRow> {
  // Outside any transaction, because decoding a picture takes time.
  const stored = await inspect(bytes)
  const attach = (fileTag: string) =>
    deps.db.transaction(async (tx) => {
      const { enrolment } = await getThread(deps, tx, caller, enrolmentId)
      await claim(tx)
      const row = {
        ...{ affiliateId: enrolment.affiliateId, enrolmentId, id, uploaderId: caller.affiliateId, fileTag },
        ...{ name: fileNameOf(name, stored.type), type: stored.type, size: stored.bytes.length },
      }
      await insertAttachment(tx, row, deps.clock.now())
      return { isAttached: true, row: { ...row, messageId: null } }
    })
  const fileOf = (fileTag: string) => ({ key: attachmentKey({ enrolmentId, id, fileTag }), ...stored })
  return (await addFiles(deps.files, (fileTag) => [fileOf(fileTag)], attach)).row
}

export const attachmentUploadRoutes = (deps: MessagesDeps, path: string): FastifyPluginAsyncZod =>
  uploadRoutes(attachmentUploads(deps), {
    path,
    targetParam: 'enrolmentId',
    idParam: 'attachmentId',
    newUpload: newAttachmentWire,
    state: attachmentUploadWire,
    stateOf: (progress, row) => ({ ...progress, attachment: row ? attachmentOf(row) : null }),
    done: attachmentWire,
    doneOf: attachmentOf,
    finishSummary: 'Adds the uploaded file, to be sent with a message: PDF, JPG or PNG of at most 10 MB',
    hasStateCall: false,
  })
