import { z } from 'zod'
import { answersWire, definitionVersionWire, formNameWire, placeWire } from './answers.wire.ts'

const FILLED_FOR_LENGTH = 60

/** The context of the answers, so another device doesn't have to ask for it again. */
const surroundings = {
  /** Where the dive takes place: null when the person doesn't know yet, absent when not asked yet. */
  place: placeWire.optional(),
  /** The store and instructor numbers that the blanks were filled in for. */
  filledFor: z.string().max(FILLED_FOR_LENGTH).optional(),
}

/** PUT forms/drafts/{form}, with `If-Match` once a draft exists. */
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
  /** 0 before the first save; sent back as `If-Match`. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  progress: z.object({ answered: z.number().int(), asked: z.number().int() }),
  /** Questions with an answer that contradicts the birth date. */
  contradictions: z.array(z.string()),
  /** An earlier draft was for a version that no longer exists. */
  isStartedAnew: z.boolean(),
})
export type DraftWire = z.infer<typeof draftWire>
