import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { answersWire, definitionVersionWire, formNameWire, placeWire } from './answers.wire.ts'

export const MARK_LENGTH = 60_000

/** What every signer provides: a name, strokes or a typed name, and the consent to sign this way. */
const signatureWire = z.object({
  name: z.string().max(200),
  way: z.enum(['drawn', 'typed']),
  mark: z.string().max(MARK_LENGTH),
  intent: z.boolean(),
  consent: z.boolean(),
})

export const guardianSignatureWire = signatureWire.extend({
  relationship: z.string().max(100),
  birthDate: z.iso.date(),
  /** The locale of the statement that the guardian reads and signs. */
  language: z.enum(LOCALES),
  /** The locale in which the form itself was shown; the one that the diver signed if absent. */
  readIn: z.enum(LOCALES).optional(),
})
export type GuardianSignatureWire = z.infer<typeof guardianSignatureWire>

const partyNumberWire = z.number().int().min(1).max(999_999_999).nullable()

/** The field `formData` of POST forms/data, as JSON text. */
export const submissionWire = z.object({
  form: formNameWire,
  definitionVersion: definitionVersionWire,
  audience: z.enum(['diver', 'member']).default('diver'),
  /** The locale of the displayed text. */
  language: z.string().max(20),
  place: placeWire.default(null),
  answers: answersWire,
  /** TS-09: whom a release names; the names of the blanks come from the directory. */
  parties: z.object({ storeNumber: partyNumberWire, memberNumber: partyNumberWire }).optional(),
  signature: signatureWire.extend({
    /** Whether the diver confirms that the Yes of the questionnaire before no longer applies; absent if they were not asked. */
    endsEarlierYes: z.boolean().optional(),
  }),
  /** Refused: a guardian signs by a mailed link or with a witness, never on the diver's device (TS-06). */
  guardian: z.unknown().optional(),
  /** When it was signed by the clock of the device, which may have been offline for days. */
  signedOnDeviceAt: z.iso.datetime({ offset: true }).optional(),
})
export type SubmissionWire = z.infer<typeof submissionWire>

/** The fields of POST forms/data; the caller creates the id, so sending the same form twice stores one. */
export const submissionFields = z.object({
  documentId: z.uuid().toLowerCase().optional(),
  /**
   * The version of the signed draft, sent when a person waits for the answer; without it the form is always
   * accepted.
   */
  draftVersion: decimal(z.number().int().nonnegative()).default(0),
  formData: z.string().max(250_000),
})
