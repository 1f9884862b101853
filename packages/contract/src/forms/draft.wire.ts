import { z } from 'zod'
import { answersWire, definitionVersionWire, formNameWire } from './answers.wire.ts'

/** PUT forms/drafts/{form}, with `If-Match` once there is a draft. */
export const draftChangeWire = z.object({ definitionVersion: definitionVersionWire, answers: answersWire })
export type DraftChangeWire = z.infer<typeof draftChangeWire>

export const draftWire = z.object({
  form: formNameWire,
  definitionVersion: z.number().int(),
  answers: answersWire,
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
