import { z } from 'zod'
import { answersWire, definitionVersionWire, formNameWire, placeWire } from './answers.wire.ts'

const FILLED_FOR_LENGTH = 60

/** What stands around the answers, so that another device need not ask for it again. */
const surroundings = {
  /** Where the dive is: null where the person does not know it yet, absent where nobody has asked. */
  place: placeWire.optional(),
  /** With whom the dive is, in numbers: the blanks were filled in for them. */
  filledFor: z.string().max(FILLED_FOR_LENGTH).optional(),
}

/** PUT forms/drafts/{form}, with `If-Match` once there is a draft. */
export const draftChangeWire = z.object({
  definitionVersion: definitionVersionWire,
  answers: answersWire,
  ...surroundings,
})
export type DraftChangeWire = z.infer<typeof draftChangeWire>

export const draftWire = z.object({
  form: formNameWire,
  definitionVersion: z.number().int(),
  answers: answersWire,
  ...surroundings,
  /** 0 before anything is saved; it goes back as `If-Match`. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  progress: z.object({ answered: z.number().int(), asked: z.number().int() }),
  /** Questions whose answer contradicts the birth date. */
  contradictions: z.array(z.string()),
  /** An earlier draft was to a version that no longer exists. */
  isStartedAnew: z.boolean(),
})
export type DraftWire = z.infer<typeof draftWire>
