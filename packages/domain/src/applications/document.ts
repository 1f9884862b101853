import { type PhotoType, photoTypeOf } from '../logbook/index.ts'

/** 10 MB, the same as for photos. That fits a scan of a card or a page, or a letter of several pages. */
export const DOCUMENT_BYTES = 10 * 1_048_576
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const DOCUMENTS_AN_APPLICATION = 10

type DocumentType = 'application/pdf' | PhotoType

/** The text of each is `applications.documents.problem.<name>`. */
export const DOCUMENT_PROBLEMS = [
  'document-too-large',
  'document-wrong-type',
  'document-damaged',
  'document-empty',
  'too-many-documents',
  'not-a-draft',
] as const
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number]

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** Detects the type by content, never by file name. */
export const documentTypeOf = (head: Uint8Array): DocumentType | undefined =>
  PDF.every((byte, at) => head[at] === byte) ? 'application/pdf' : photoTypeOf(head)
