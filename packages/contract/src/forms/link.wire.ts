import { FORM_STATES, PHYSICIAN_REQUESTS } from '@fathom/domain/forms'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'
import { affiliateIdWire } from '../shared/decimal.ts'
import { answersWire, placeWire } from './answers.wire.ts'
import { definitionWire } from './definition.wire.ts'
import { MARK_LENGTH } from './submission.wire.ts'

const roleWire = z.enum(['physician', 'guardian'])

/** TS-06: who confirms at a dive center, whose account is no person. Required there; an instructor's is ignored. */
export const staffNameWire = z.string().trim().max(200).optional()

/** How a signature came about, by whom, and when (TS-01, TS-03, TS-06). */
export const signatureOriginWire = z.object({
  way: z.enum(['own-account', 'mailed-link', 'in-person', 'paper', 'unrecorded']),
  /** The masked address of a mailed link, or the name of the person who witnessed or saw it. */
  by: z.string().nullable(),
  at: z.string(),
  /** The witness has seen an identity document of a guardian who has the diver's name. */
  isIdentitySeen: z.literal(true).optional(),
})
export type SignatureOriginWire = z.infer<typeof signatureOriginWire>

/** POST forms/documents/{documentId}/links: to whom we mail the link. The answer doesn't contain the link. */
export const linkRequestWire = z.object({
  role: roleWire,
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254),
  /** The language of the e-mail and of the page; the diver's own if absent. */
  language: z.enum(LOCALES).optional(),
})
export type LinkRequestWire = z.infer<typeof linkRequestWire>

export const sentLinkWire = z.object({
  role: roleWire,
  name: z.string(),
  email: z.string(),
  language: z.string(),
  /** `refused`: the recipient doesn't want to decide or sign, so the link is closed. */
  state: z.enum(['sending', 'sent', 'failed', 'refused']),
  /** When the e-mail was last sent. */
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  /** From when on a reminder may be sent; null while nothing was sent. */
  remindableFrom: z.string().nullable(),
})
export type SentLinkWire = z.infer<typeof sentLinkWire>

export const documentLinkParams = z.object({ documentId: z.uuid().toLowerCase(), role: roleWire })

export const tokenParams = z.object({ token: z.string().max(100) })

/** How the birth date of a diver came about, for a guardian; absent if the diver never changed it. */
export const birthDateChangeWire = z.object({
  changedAt: z.string(),
  /** Those before, the first one first, since someone confirmed one. */
  earlier: z.array(z.string()),
})

/** The Yes of an earlier questionnaire that the diver took back, in the wording in which it was signed. */
export const takenBackWire = z.object({
  /** When the diver signed the one with the Yes, and when the first one without it. */
  signedDate: z.string(),
  changedDate: z.string(),
  language: z.string(),
  definition: definitionWire,
  texts: z.record(z.string(), z.string()),
  answers: answersWire,
})
export type TakenBackWire = z.infer<typeof takenBackWire>

/** What a physician or guardian sees through a link, without an account. */
export const linkedFormWire = z.object({
  memberName: z.string(),
  /** Of the person whom they assess or sign for; null when unknown. */
  birthDate: z.string().nullable(),
  /** For a guardian only. */
  birthDateChange: birthDateChangeWire.optional(),
  language: z.string(),
  createdDate: z.string(),
  definition: definitionWire,
  /** Every text of the form in the signed wording, by its key, plus yes and no in that language. */
  texts: z.record(z.string(), z.string()),
  /** For a guardian: where the diving takes place, if the diver knew it. */
  place: placeWire.optional(),
  /** A physician only gets the answers with yes, and the boxes they opened. */
  answers: answersWire,
  /** What the diver answered with Yes before, if this questionnaire replaced that with none. */
  takenBack: takenBackWire.optional(),
  /** For a physician who is asked only because another one declined: when that was. */
  declinedAt: z.string().optional(),
  /** For a physician: the diver has signed another questionnaire since, and whether that requires a physician too. */
  newer: z.object({ signedDate: z.string(), isPhysicianRequired: z.boolean() }).optional(),
  /** The last day of the link. */
  expiresAt: z.string(),
})
export type LinkedFormWire = z.infer<typeof linkedFormWire>

const writtenWire = z.string().trim().min(1).max(200)

/** What a physician signs; also what an instructor or store reads off a signed page. */
export const physicianDecisionWire = z.object({
  outcome: z.enum(['approved', 'declined']),
  name: writtenWire,
  /** Qualification or licence number. */
  qualification: writtenWire,
  clinic: writtenWire,
  /** Phone number or e-mail address. */
  contact: writtenWire,
  examinedOn: z.iso.date(),
  /** Drawn, or typed by a physician who cannot draw. */
  way: z.enum(['drawn', 'typed']).default('drawn'),
  /** The drawing as an SVG path, or the typed name. */
  mark: z.string().max(MARK_LENGTH),
  /** States that the typed name is the signature; with a drawn one it is refused. */
  signsByTyping: z.literal(true).optional(),
  /** The signer states to be a physician, and neither the diver nor the guardian. */
  confirmed: z.literal(true),
})
export type PhysicianDecisionWire = z.infer<typeof physicianDecisionWire>

/** What a physician decided on one form, and when; it may not count any more. */
export const formDecisionWire = z.object({
  outcome: z.enum(['approved', 'declined']),
  by: z.string(),
  at: z.string(),
})
export type FormDecisionWire = z.infer<typeof formDecisionWire>

/** What stores and instructors see of a student's forms, never an answer. */
export const formOutcomesWire = z.array(
  z.object({
    form: z.string(),
    definitionVersion: z.number().int(),
    status: z.enum(['Medical Required', 'Completed']),
    outcome: z.enum(FORM_STATES).exclude(['missing']),
    createdDate: z.string(),
    /** TS-10: until when it counts, or counted. */
    validUntil: z.string(),
    declinedAt: z.string().nullable(),
    decision: formDecisionWire.nullable(),
    /** When a physician refused the diver, if that ended the approval of this form. */
    approvalEndedAt: z.string().nullable(),
    /** While a physician is required: whether one was asked, or won't answer. */
    request: z.enum(PHYSICIAN_REQUESTS),
    /** When the answers went from a Yes to none; null if they did not. */
    answersChangedAt: z.string().nullable(),
  }),
)
export type FormOutcomesWire = z.infer<typeof formOutcomesWire>

export const studentParams = z.object({ affiliateId: affiliateIdWire })
