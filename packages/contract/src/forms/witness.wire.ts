import { isEmail } from '@fathom/domain/account'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'
import { affiliateIdWire } from '../shared/decimal.ts'
import { uploadProgressWire } from '../shared/upload.ts'
import { answersWire, formNameWire, placeWire } from './answers.wire.ts'
import { definitionWire } from './definition.wire.ts'
import { birthDateChangeWire, physicianDecisionWire, staffNameWire, takenBackWire } from './link.wire.ts'
import { guardianSignatureWire } from './submission.wire.ts'

const uuid = z.uuid().toLowerCase()
const affiliateId = affiliateIdWire

export const studentDocumentParams = z.object({ affiliateId, documentId: uuid })
export const studentEvaluationParams = z.object({ affiliateId, evaluationId: uuid })

/** GET forms/students/{affiliateId}/tasks: what a student's forms need of the instructor or dive center. */
export const formTasksWire = z.array(
  z.object({
    /** A guardian can sign here, or a signed evaluation waits to be seen. */
    kind: z.enum(['guardian', 'paper']),
    /** The document to sign, or the uploaded evaluation. */
    id: z.string(),
    form: formNameWire,
    /** When the diver signed, or uploaded the page. */
    date: z.string(),
  }),
)
export type FormTasksWire = z.infer<typeof formTasksWire>

/** The form that a guardian signs on the device of the witness. Health answers need the diver's code. */
export const witnessedFormWire = z.object({
  memberName: z.string(),
  birthDate: z.string(),
  birthDateChange: birthDateChangeWire.optional(),
  language: z.string(),
  definition: definitionWire,
  texts: z.record(z.string(), z.string()),
  place: placeWire.optional(),
  answers: answersWire,
})
export type WitnessedFormWire = z.infer<typeof witnessedFormWire>

/** GET forms/documents/{documentId}/guardian-code: with it a guardian reads the answers on the witness's device. */
export const guardianCodeWire = z.object({ code: z.string() })
export type GuardianCodeWire = z.infer<typeof guardianCodeWire>

/** POST forms/students/{affiliateId}/documents/{documentId}/guardian/answers: only the diver knows the code. */
export const guardianCodeEnteredWire = z.object({ code: z.string().max(40) })

export const witnessedAnswersWire = z.object({ answers: answersWire, takenBack: takenBackWire.optional() })
export type WitnessedAnswersWire = z.infer<typeof witnessedAnswersWire>

/** POST forms/students/{affiliateId}/documents/{documentId}/guardian/address: where copies of messages may go. */
export const guardianAddressWire = z.object({ email: z.string().refine(isEmail) })

export const witnessedSignatureWire = guardianSignatureWire.extend({
  /** Where the guardian wants copies of messages; not part of what is signed. */
  email: z.string().refine(isEmail).optional(),
  /** The witness states to have checked who signs, and to have been present. */
  witnessed: z.literal(true),
  /** For a guardian who has the diver's name: the witness has seen an identity document of the guardian. */
  isIdentitySeen: z.literal(true).optional(),
  staffName: staffNameWire,
})
export type WitnessedSignatureWire = z.infer<typeof witnessedSignatureWire>

/** A page that a physician signed, as its owner sees it. */
export const evaluationWire = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'confirmed', 'refused']),
  uploadedAt: z.string(),
  /** Who decided on it, and why not; null while it waits. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type EvaluationWire = z.infer<typeof evaluationWire>

/** GET forms/students/{affiliateId}/evaluations: pages that someone has decided on, newest first. */
export const settledPagesWire = z.array(
  z.object({
    id: z.string(),
    /** One that wasn't accepted is listed until the diver uploads another. */
    state: z.enum(['confirmed', 'refused']),
    uploadedAt: z.string(),
    /** Who has seen the page. */
    by: z.string(),
    /** Why it wasn't accepted. */
    reason: z.string().nullable(),
  }),
)
export type SettledPagesWire = z.infer<typeof settledPagesWire>

export const ownEvaluationParams = z.object({ documentId: uuid, id: uuid })

export const newEvaluationWire = z.object({ id: uuid, size: z.int() })
export const evaluationUploadWire = uploadProgressWire.extend({ photo: evaluationWire.nullable() })

/** What an instructor or store needs to compare the page with the person. */
export const seenEvaluationWire = z.object({
  memberName: z.string(),
  birthDate: z.string(),
  type: z.string(),
  uploadedAt: z.string(),
  /** When a physician refused the diver, if that holds: the examination must be after it. */
  declinedAt: z.string().nullable(),
})
export type SeenEvaluationWire = z.infer<typeof seenEvaluationWire>

/** What the page says, as read by the person who has seen it. */
export const evaluationSeenWire = physicianDecisionWire
  .omit({ way: true, mark: true, signsByTyping: true })
  .extend({ staffName: staffNameWire })
export type EvaluationSeenWire = z.infer<typeof evaluationSeenWire>

export const evaluationRefusalWire = z.object({
  reason: z.string().trim().min(1).max(500),
  staffName: staffNameWire,
})
export type EvaluationRefusalWire = z.infer<typeof evaluationRefusalWire>

/** OF-02: a page in the office's queue. It names the diver; the page itself is opened with a call of its own. */
export const waitingPaperWire = seenEvaluationWire.extend({
  id: z.string(),
  affiliateId: z.int(),
  /** False when its form no longer counts, or a physician has decided in another way: it can only be refused. */
  isConfirmable: z.boolean(),
})
export type WaitingPaperWire = z.infer<typeof waitingPaperWire>

export const paperParams = z.object({ paperId: uuid })

/** POST forms/papers/{paperId}/confirmation: staff act under their own name. */
export const paperSeenWire = evaluationSeenWire.omit({ staffName: true })
export type PaperSeenWire = z.infer<typeof paperSeenWire>

/** POST forms/papers/{paperId}/refusal */
export const paperRefusalWire = evaluationRefusalWire.omit({ staffName: true })
export type PaperRefusalWire = z.infer<typeof paperRefusalWire>

export const evaluationLanguageQuery = z.object({ language: z.enum(LOCALES).optional() })
