import { FORM_STATES, PHYSICIAN_REQUESTS } from '@fathom/domain/forms'
import { z } from 'zod'
import { formNameWire } from './answers.wire.ts'
import { formDecisionWire, sentLinkWire, signatureOriginWire } from './link.wire.ts'
import { evaluationWire } from './witness.wire.ts'

/** One line of the list of forms (EN-17, ST-08). */
export const formListingWire = z.object({
  id: z.string(),
  status: z.enum(['Medical Required', 'Completed']),
  statusId: z.number().int(),
  name: z.string(),
  url: z.string(),
  downloadUrl: z.string(),
  createdDate: z.string(),
  /** TS-04: where it stands, as instructor and dive center see it. */
  state: z.enum(FORM_STATES),
  /** While a physician is required: whether one was asked, or won't answer. */
  request: z.enum(PHYSICIAN_REQUESTS),
  /** When the answers went from a Yes to none; null if they did not. */
  answersChangedAt: z.string().nullable(),
  /** A minor's form without the guardian's signature. */
  isGuardianAwaited: z.boolean(),
  /** TS-10: when it stops to count, 12 months after it was signed or, if earlier, after the examination. */
  validUntil: z.string(),
  isExpired: z.boolean(),
  /** Signed under another name or age than the account has now: it no longer counts, and is signed again. */
  isDetailsChanged: z.boolean(),
  version: z.number().int(),
  physician: z.enum(['none', 'awaited', 'approved', 'declined']),
  /** A physician is required whatever the answers are, because one declined before. */
  isAfterDecline: z.boolean(),
  /** When a physician declined: this form, or the diver before it was signed. Null without a refusal. */
  declinedAt: z.string().nullable(),
  decision: formDecisionWire.nullable(),
  /** When a physician refused the diver, if that ended the approval of this form. */
  approvalEndedAt: z.string().nullable(),
  /** The pending link, or the one that its recipient refused; null without either. */
  physicianLink: sentLinkWire.nullable(),
  guardianLink: sentLinkWire.nullable(),
  /** The guardian who was asked by mail won't sign. */
  isGuardianRefused: z.literal(true).optional(),
  /** TS-05: a guardian signs only until the instructor or dive center has checked the birth date. */
  isBirthDateUnconfirmed: z.literal(true).optional(),
  /** P-09: the pending link about an earlier questionnaire, which keeps this one, without a Yes, waiting. */
  openRequest: z.object({ documentId: z.string(), link: sentLinkWire }).optional(),
  /** How the physician decided and the guardian signed; null while they haven't. */
  physicianOrigin: signatureOriginWire.nullable(),
  guardianOrigin: signatureOriginWire.nullable(),
  /** The newest page that a physician signed on paper; null without one. */
  evaluation: evaluationWire.nullable(),
})
export type FormListingWire = z.infer<typeof formListingWire>

/** A form as signed (EN-17); `formData` is JSON text when `isJson` is set. */
export const formRecordWire = z.object({
  documentId: z.string(),
  blobIds: z.array(z.string()),
  medicalRequired: z.boolean(),
  memberName: z.string(),
  formData: z.string(),
  isJson: z.boolean(),
  createdDate: z.string(),
})
export type FormRecordWire = z.infer<typeof formRecordWire>

const uuid = z.uuid().toLowerCase()

/**
 * GET forms/search (CA-36): the caller's forms as a diver or as a member, or one form by its own id or the id
 * of one of its blobs.
 */
export const formsSearchQuery = z.union(
  [
    z.strictObject({ documentId: uuid }),
    z.strictObject({ blobId: uuid }),
    z.strictObject({ type: z.enum(['diver', 'member']).default('diver') }),
  ],
  'Give one of type (diver or member), documentId and blobId (a UUID)',
)
export type FormsSearchQuery = z.infer<typeof formsSearchQuery>

/** All items (CO-07): the list is never paged. */
export const formsFoundWire = z.union([z.array(formListingWire), z.array(formRecordWire)])

export const documentParams = z.object({ documentId: uuid })
export const attachmentParams = z.object({ documentId: uuid, blobId: uuid })
export const documentFileQuery = z.object({ format: z.enum(['pdf', 'json']).default('pdf') })

/** GET forms/due: each form that a diver may have to sign, and whether it's required. */
export const formsDueWire = z.array(
  z.object({
    name: formNameWire,
    isAsked: z.boolean(),
    dueOn: z.string().nullable(),
    isDone: z.boolean(),
    /** Where the newest signed one stands. */
    state: z.enum(FORM_STATES),
    request: z.enum(PHYSICIAN_REQUESTS),
    /** When a physician declined the diver, if that still holds. */
    declinedAt: z.string().nullable(),
    /** TS-10: the end of the newest signed form, in the past once it has expired; null if it never counted. */
    validUntil: z.string().nullable(),
    /** TS-05: a guardian signs until the instructor or dive center has compared the birth date with a document. */
    isBirthDateUnconfirmed: z.boolean().optional(),
    /** When the draft was last saved; null without a draft. */
    draftSavedAt: z.string().nullable(),
  }),
)
export type FormsDueWire = z.infer<typeof formsDueWire>

/** The answer to POST forms/data (CA-36). */
export const documentIdWire = z.object({ documentId: z.string() })
