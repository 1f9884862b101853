import { CARD_PHOTO_BYTES, LONGEST_REFUSAL, PHOTO_REASONS, PHOTO_STATES } from '@fathom/domain/certifications'
import { z } from 'zod'
import { affiliateIdWire } from '../shared/decimal.ts'
import { printableText } from '../shared/printable-text.ts'
import { uploadProgressWire } from '../shared/upload.ts'

/**
 * All under `pro/certifications/photos`. A refused file answers with `certifications-cards.photoProblem.<problem>` as its sentence:
 * 413 `photo-too-large` (VA-03), 415 `photo-not-jpg-or-png`, 422 `photo-too-many-pixels`, `photo-too-small`,
 * `photo-damaged`, `photo-empty`.
 *
 * | Call | Answers |
 * | --- | --- |
 * | POST upload (CA-26), multipart `imageFile` and optionally `id` | 201 `cardPhotoWire`, waiting; it takes the place of one that waits |
 * | POST uploads `newCardUploadWire` | `cardUploadWire`; the same id again tells where it stands (CO-06) |
 * | GET uploads/{id}, PUT uploads/{id}?offset (octet-stream, 256 KB) | `cardUploadWire`; 409 `wrong-offset` with `offset` |
 * | POST uploads/{id}/complete | 201 `cardPhotoWire` |
 * | GET me | `myPhotosWire`: what stands on my cards, and the last one I sent |
 * | GET {affiliateId} (CA-26) | image/jpeg, the approved one: self, staff, who teaches them; else 403; 404 without one |
 * | POST getphoto `getPhotoWire` (CA-26) | image/jpeg of one photo by its id; one that is not approved only for self and staff |
 * | POST ecards/card-photos/signed `signedPhotoWire` (TS-14) | image/jpeg, the approved photo with this hash, for anyone who checks a card: the hash is known only from its signed code; 404 when it isn't on the cards any more |
 * | GET waiting | `waitingPhotosWire`, for staff, the oldest first; else 403 `not-allowed`, or `right-missing` without the right `cards` |
 * | POST {photoId}/decision `photoDecisionWire` | `cardPhotoWire`, for staff; 403 `own-item` for one's own, 409 `held`, 409 `already-decided` with `current` when it says something else |
 */

export const cardPhotoWire = z.object({
  id: z.uuid(),
  affiliateId: z.int(),
  state: z.enum(PHOTO_STATES),
  /** Why it was rejected; `certifications-cards.photoReason.<reason>` has the text. */
  reason: z.enum(PHOTO_REASONS).nullable(),
  /** An optional note that staff wrote; may be empty. */
  note: z.string(),
  sentAt: z.string(),
  decidedAt: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  sha256: z.string(),
})
export type CardPhotoWire = z.infer<typeof cardPhotoWire>

/** `approved` is on the cards and in the avatar; `latest` is the last one sent, whatever its status. */
export const myPhotosWire = z.object({
  /** The name on the eCard. */
  nameOnCard: z.string(),
  /** Whether the account has another name or date of birth, which staff have not confirmed. */
  hasOtherName: z.boolean(),
  /** Set when staff refused it; `reason` is in their own words, and may be empty. */
  nameRefusal: z.object({ reason: z.string() }).nullable(),
  approved: cardPhotoWire.extend({ url: z.string() }).nullable(),
  latest: cardPhotoWire.nullable(),
})
export type MyPhotosWire = z.infer<typeof myPhotosWire>

/** In the body, so that no log holds it: anyone who has the hash can see the photo. */
export const signedPhotoWire = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })

export const newCardUploadWire = z.object({
  id: z.uuid(),
  size: z.int().min(1, { error: 'photo-empty' }).max(CARD_PHOTO_BYTES, { error: 'photo-too-large' }),
})
export type NewCardUploadWire = z.infer<typeof newCardUploadWire>

/** `photo` is set once the upload is complete. */
export const cardUploadWire = uploadProgressWire.extend({ photo: cardPhotoWire.nullable() })
export type CardUploadWire = z.infer<typeof cardUploadWire>

/** `blob` is the id of a photo; without it, the approved one is returned. */
export const getPhotoWire = z.object({
  affiliateId: affiliateIdWire,
  blob: z.uuid().nullish(),
})

export const waitingPhotosWire = z.array(cardPhotoWire.extend({ name: z.string(), birthdate: z.string() }))
export type WaitingPhotosWire = z.infer<typeof waitingPhotosWire>

export const photoDecisionWire = z
  .object({
    decision: z.enum(['approved', 'refused']),
    reason: z.enum(PHOTO_REASONS).nullish(),
    note: printableText({ max: LONGEST_REFUSAL }).default(''),
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason, {
    error: 'a refusal names its reason',
  })
export type PhotoDecisionWire = z.input<typeof photoDecisionWire>
