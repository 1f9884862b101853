import type { DocumentWire } from '@fathom/contract/applications'
import { DOCUMENT_BYTES, type DocumentProblem, documentTypeOf } from '@fathom/domain/applications'
import { PHOTO_PIXELS, photoTypeOf } from '@fathom/domain/logbook'
import { inspectPicture, type PictureRules } from '../../../platform/pictures/index.ts'
import { Problem } from '../../../platform/problem.ts'

const PICTURE: PictureRules = {
  bytes: DOCUMENT_BYTES,
  pixels: PHOTO_PIXELS,
  longestEdge: 4096,
  thumbnailEdge: 64,
  isAllowed: (head) => photoTypeOf(head) !== undefined,
}

const STATUS: Readonly<Record<Exclude<DocumentProblem, 'not-a-draft'>, number>> = {
  'document-too-large': 413,
  'document-wrong-type': 415,
  'document-damaged': 422,
  'document-empty': 422,
  'too-many-documents': 422,
}

export const documentProblem = (problem: keyof typeof STATUS) => new Problem(problem, STATUS[problem])

type Stored = { bytes: Buffer; type: DocumentWire['type'] }

/**
 * The stored form: a picture without location and device data, a PDF unchanged, both recognized by content.
 */
export async function inspectDocument(bytes: Buffer): Promise<Stored> {
  const type = documentTypeOf(bytes)
  if (!type) throw documentProblem('document-wrong-type')
  if (type === 'application/pdf') return { bytes: wholePdf(bytes), type }
  const { image } = await inspectPicture(bytes, PICTURE).catch((error: unknown) => {
    throw error instanceof Problem ? documentProblem('document-damaged') : error
  })
  return { bytes: image, type: 'image/jpeg' }
}

const TAIL = 1024

/** A truncated PDF has no end marker. */
function wholePdf(bytes: Buffer): Buffer {
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw documentProblem('document-damaged')
  return bytes
}
