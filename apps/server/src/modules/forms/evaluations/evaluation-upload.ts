import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { evaluationUploadWire, evaluationWire, newEvaluationWire } from '@fathom/contract/forms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queryable } from '../../../platform/database/index.ts'
import { inspectPicture, type PictureRules } from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  addFiles,
  createUploads,
  fileOwner,
  taggedName,
  type UploadedFile,
  uploadRoutes,
} from '../../../platform/uploads/index.ts'
import { mustAwaitPhysician } from '../documents/declined.store.ts'
import { findDocument } from '../documents/document.store.ts'
import { mustBeSignedAsOwner } from '../documents/signer-details.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { leaveQueue, PAPERS } from '../papers/leave-queue.ts'
import { publishChange } from '../publish-change.ts'
import { openContent, sealContent } from '../sealing.ts'
import {
  type EvaluationOf,
  type EvaluationRow,
  evaluationOf,
  findEvaluation,
  insertEvaluation,
} from './evaluation.store.ts'
import { hasPage } from './has-page.ts'
import { isBlankEvaluation } from './is-blank-evaluation.ts'
import { isPdf } from './is-pdf.ts'

const MAX_BYTES = 10 * 1024 * 1024
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

const startsWith = (bytes: Uint8Array, start: Buffer) =>
  Buffer.from(bytes.subarray(0, start.length)).equals(start)

const PICTURE: PictureRules = {
  bytes: MAX_BYTES,
  pixels: 50_000_000,
  longestEdge: 3000,
  thumbnailEdge: 64,
  isAllowed: (head) => startsWith(head, JPEG) || startsWith(head, PNG),
}

type StoredPage = EvaluationOf & { fileTag: string }

const keyOf = (file: StoredPage) => `forms/evaluations/${fileOwner(file)}/${taggedName(file)}`

/** A picture is stored without location and device data, a PDF as it is; both are recognized by content. */
async function inspect(bytes: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (isPdf(bytes)) {
    if (await isBlankEvaluation(bytes)) throw new Problem('page-blank', 422)
    if (!hasPage(bytes)) throw new Problem('page-wrong-type', 415)
    return { bytes, type: 'application/pdf' }
  }
  if (!PICTURE.isAllowed(bytes)) throw new Problem('page-wrong-type', 415)
  const { image } = await inspectPicture(bytes, PICTURE).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('page-damaged', 422) : error
  })
  return { bytes: image, type: 'image/jpeg' }
}

/** Only while a physician is awaited is there something to show. */
async function mustBeAwaited(
  deps: FormsDeps,
  db: Queryable,
  affiliateId: number,
  documentId: string,
): Promise<void> {
  const row = await findDocument(db, { affiliateId, documentId })
  if (!row) throw new Problem('not-found', 404)
  await mustAwaitPhysician(db, row, deps.clock.now())
  await mustBeSignedAsOwner(deps, db, row)
}

/** TS-03: the signed page, as picture or PDF. It clears nobody until someone has seen it. */
const evaluationUploads = (deps: FormsDeps) =>
  createUploads<EvaluationRow>(deps, {
    name: 'form-evaluation',
    maxBytes: MAX_BYTES,
    sizeProblem: (reason) => new Problem(`page-${reason}`, reason === 'empty' ? 422 : 413),
    findDone: async (db, { target, ...of }) => {
      const row = await findEvaluation(db, of)
      return row?.document_id === target ? row : undefined
    },
    isTaken: async (db, { target, ...of }) => {
      const row = await findEvaluation(db, of)
      return row !== undefined && row.document_id !== target
    },
    mayUse: (tx, { caller }, { target }) => mustBeAwaited(deps, tx, caller.affiliateId, target),
    finish: (_request, file, claim) => addEvaluation(deps, file, claim),
    isRefused: ({ problem }) => problem.startsWith('page-'),
  })

async function addEvaluation(
  deps: FormsDeps,
  { affiliateId, target: documentId, id, bytes }: UploadedFile,
  claim: (tx: Queryable) => Promise<void>,
): Promise<EvaluationRow> {
  const page = await inspect(bytes)
  const sealed = sealContent(deps.secrets, { id, base64: page.bytes.toString('base64') })
  const of = { affiliateId, id }
  // What was uploaded before stays with those who were named to the diver.
  const isForOffice = deps.flags.current().officeChecksPapers
  const attach = (fileTag: string) =>
    deps.db.transaction(async (tx) => {
      await claim(tx)
      const officeId = isForOffice ? randomUUID() : null
      const added = { documentId, type: page.type, fileTag, officeId, now: deps.clock.now() }
      await leaveQueue(deps, tx, await insertEvaluation(tx, of, added))
      if (isForOffice) await deps.queues.arrived(tx, PAPERS)
      await announcePage(deps, tx, affiliateId, documentId)
      const row = await findEvaluation(tx, of)
      if (!row) throw new Error('the evaluation was not stored')
      return { isAttached: true, row }
    })
  const file = { bytes: Buffer.from(sealed), type: 'application/octet-stream' }
  const filesOf = (fileTag: string) => [{ key: keyOf({ ...of, fileTag }), ...file }]
  return (await addFiles(deps.files, filesOf, attach)).row
}

/** TS-03: anyone who may check the page hears of it. In id order, as everywhere that notifies several people. */
async function announcePage(deps: FormsDeps, tx: Queryable, affiliateId: number, documentId: string) {
  const student = (await deps.listIdentities(tx, [affiliateId])).get(affiliateId)?.name ?? ''
  const teachers = await deps.listPageReaders(tx, affiliateId)
  const record = `/training/instructor/eRecord/${affiliateId}?affiliateId=${affiliateId}`
  for (const id of [affiliateId, ...teachers.keys()].sort((one, other) => one - other))
    if (id === affiliateId) await publishChange(deps, tx, affiliateId)
    else
      await deps.notify(tx, id, {
        kind: 'evaluation-uploaded',
        values: { student },
        url: teachers.get(id) === 'guest' ? '/training/students' : record,
        subject: `form:${documentId}`,
      })
}

export async function readPage({ files, secrets }: FormsDeps, of: StoredPage): Promise<Buffer> {
  const sealed = (await buffer((await files.get(keyOf(of))).body)).toString()
  const { id, base64 } = openContent<{ id: string; base64: string }>(secrets, sealed)
  if (id !== of.id) throw new Problem('document-changed', 409)
  return Buffer.from(base64, 'base64')
}

export async function forgetPages({ files }: Pick<FormsDeps, 'files'>, tx: Queryable, affiliateId: number) {
  const gone = await tx.query<{ id: string; fileTag: string }>(
    'delete from form_evaluation where affiliate_id = $1 returning id, file_tag as "fileTag"',
    [affiliateId],
  )
  for (const page of gone) await files.delete(keyOf({ affiliateId, ...page }))
}

export const evaluationUploadRoutes = (deps: FormsDeps): FastifyPluginAsyncZod =>
  uploadRoutes(evaluationUploads(deps), {
    path: '/documents/:documentId/evaluations',
    targetParam: 'documentId',
    idParam: 'id',
    newUpload: newEvaluationWire,
    state: evaluationUploadWire,
    stateOf: (progress, row) => ({ ...progress, photo: row ? evaluationOf(deps, row) : null }),
    done: evaluationWire.nullable(),
    doneOf: (row) => evaluationOf(deps, row),
    finishSummary: 'Adds the page that a physician signed: PDF, JPG or PNG of at most 10 MB',
    hasStateCall: false,
  })
