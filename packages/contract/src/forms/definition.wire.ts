import { z } from 'zod'
import { formNameWire } from './answers.wire.ts'

const questionWire = z.object({
  id: z.string(),
  kind: z.enum(['yes-no', 'text']),
  text: z.string(),
  help: z.string().optional(),
  examples: z.array(z.string()).readonly().optional(),
  asksPhysician: z.boolean().optional(),
  olderThan: z.number().optional(),
})

const roleWire = z.enum(['participant', 'guardian'])

/** A form as data; its texts are keys of the catalog, or of the wording that comes with it. */
export const definitionWire = z.object({
  name: formNameWire,
  version: z.number().int(),
  variant: z.enum(['own-fault', 'full', 'guardian-notice']).nullable(),
  languages: z.array(z.string()).readonly(),
  title: z.string(),
  sections: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        openedBy: z.string().optional(),
        paragraphs: z.array(z.object({ text: z.string(), size: z.enum(['normal', 'larger']) })).readonly(),
        questions: z.array(questionWire).readonly(),
      }),
    )
    .readonly(),
  statement: z.array(z.string()).readonly(),
  signatures: z.array(z.object({ role: roleWire, asked: z.enum(['always', 'of-minors']) })).readonly(),
  /** For an organization's own wording: every text of the form, by locale and key. */
  texts: z.record(z.string(), z.record(z.string(), z.string())).optional(),
})

/** GET forms/definitions/{form}: the form that this person fills in now, and who signs it. */
export const formToFillWire = z.object({
  definition: definitionWire,
  signers: z.array(roleWire).readonly(),
  /** For a questionnaire: a physician recently declined, so one is required whatever the answers are. */
  isAfterDecline: z.boolean().optional(),
  /** For a questionnaire: the one before has a Yes, so the diver confirms that it no longer applies if this has none. */
  hasEarlierYes: z.boolean().optional(),
  /** P-09: for a questionnaire: a physician is still asked about an earlier one, which keeps one without a Yes waiting. */
  hasOpenRequest: z.boolean().optional(),
  /** TS-05: a guardian signs until the instructor or dive center has compared the birth date with a document. */
  isBirthDateUnconfirmed: z.boolean().optional(),
  /** TS-05: the birth date that answers the questions about the age; the oldest until someone has confirmed one. */
  ageBirthDate: z.string().optional(),
})
export type FormToFillWire = z.infer<typeof formToFillWire>
