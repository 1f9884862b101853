import { isUnprintable } from '@fathom/domain/account'
import { z } from 'zod'

/** What an applicant adds to an application: a scan, a letter, a card of another organisation. */
export const documentWire = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg']),
  /** In bytes. */
  size: z.int(),
  addedAt: z.string(),
})
export type DocumentWire = z.infer<typeof documentWire>

export const documentsWire = z.array(documentWire)

/** Where an upload stands; `document` once it is whole. */
export const documentUploadWire = z.object({
  id: z.uuid(),
  size: z.int(),
  offset: z.int(),
  chunkSize: z.int(),
  document: documentWire.nullable(),
})
export type DocumentUploadWire = z.infer<typeof documentUploadWire>

/** A name is shown to others: it holds no path, and nothing that nobody sees. */
const nameWire = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !isUnprintable(name), { error: 'Holds signs that nobody sees.' })
  .transform((name) => name.replaceAll(/[/\\]/g, '-'))

/** POST Applications/{id}/documents: under an id that the caller made, so that it is one however often it is sent. */
export const newDocumentWire = z.object({ id: z.uuid().toLowerCase(), name: nameWire, size: z.int() })
