import { PHOTO_BYTES, PHOTOS_A_LOG, TEXT_LIMITS } from '@fathom/domain/logbook'
import { z } from 'zod'
import { uploadProgressWire } from '../shared/upload.ts'

/** A photo of a log (EN-09). `url` and `thumbnail_url` are fetched with the bearer. */
export const photoWire = z.object({
  id: z.uuid(),
  url: z.string(),
  thumbnail_url: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
})
export type PhotoWire = z.infer<typeof photoWire>

/** GET images/{logId} (CA-43): in the diver's order. */
export const photosWire = z.array(photoWire)

/** POST images/{logId}/uploads. Sending the same id again returns the progress of the upload. */
export const newUploadWire = z.object({
  id: z.uuid(),
  size: z.int().min(1, { error: 'photo-empty' }).max(PHOTO_BYTES, { error: 'photo-too-large' }),
})
export type NewUploadWire = z.infer<typeof newUploadWire>

/** `photo` is set once the upload is complete. */
export const uploadWire = uploadProgressWire.extend({ photo: photoWire.nullable() })
export type UploadWire = z.infer<typeof uploadWire>

/** PATCH images/{logId}/{imageId}. */
export const captionWire = z.object({ caption: z.string().trim().max(TEXT_LIMITS.caption) })
export type CaptionWire = z.infer<typeof captionWire>

/** PUT images/{logId}/order: all photos of the log in their new order. */
export const photoOrderWire = z.object({ ids: z.array(z.uuid()).max(PHOTOS_A_LOG) })
export type PhotoOrderWire = z.infer<typeof photoOrderWire>
