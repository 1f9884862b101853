import { isUnprintable } from '@fathom/domain/account'
import { z } from 'zod'
import { uploadProgressWire } from '../shared/upload.ts'

/** A document that an applicant attaches: a scan, a letter, a card of another organization. */
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

/** `document` is set once the upload is complete. */
export const documentUploadWire = uploadProgressWire.extend({ document: documentWire.nullable() })
export type DocumentUploadWire = z.infer<typeof documentUploadWire>

/** Others see the name, so it must have no path and no invisible characters. */
const nameWire = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !isUnprintable(name), { error: 'Holds signs that nobody sees.' })
  .transform((name) => name.replaceAll(/[/\\]/g, '-'))

/**
 * POST Applications/{id}/documents: the caller creates the id, so repeated requests add only one document.
 */
export const newDocumentWire = z.object({ id: z.uuid().toLowerCase(), name: nameWire, size: z.int() })
