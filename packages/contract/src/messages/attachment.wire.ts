import { isUnprintable } from '@fathom/domain/account'
import { z } from 'zod'
import { uploadProgressWire } from '../shared/upload.ts'

export const attachmentWire = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg']),
  /** In bytes. */
  size: z.int(),
})
export type AttachmentWire = z.infer<typeof attachmentWire>

/** `attachment` is set once the upload is complete. */
export const attachmentUploadWire = uploadProgressWire.extend({ attachment: attachmentWire.nullable() })

/** Others see the name, so it must have no path and no invisible characters. */
const nameWire = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !isUnprintable(name), { error: 'Contains invisible characters.' })
  .transform((name) => name.replaceAll(/[/\\]/g, '-'))

/** From the mail to a guardian, who has no account. */
export const guardianFileParams = z.object({ token: z.string().min(1).max(1000) })

/** The caller creates the id, so repeated requests add only one file. */
export const newAttachmentWire = z.object({ id: z.uuid().toLowerCase(), name: nameWire, size: z.int() })
