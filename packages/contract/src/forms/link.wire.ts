import { z } from 'zod'
import { answersWire } from './answers.wire.ts'
import { definitionWire } from './definition.wire.ts'

export const linkRoleWire = z.object({ role: z.enum(['physician', 'guardian']) })

/** POST forms/documents/{documentId}/links; the token is returned once and never stored. */
export const linkWire = z.object({ token: z.string(), url: z.string(), expiresAt: z.string() })
export type LinkWire = z.infer<typeof linkWire>

export const tokenParams = z.object({ token: z.string().max(100) })

/** What a physician or guardian sees through a link, without an account. */
export const linkedFormWire = z.object({
  memberName: z.string(),
  /** For a physician, who must know whom they assess; null when unknown. */
  birthDate: z.string().nullable(),
  language: z.string(),
  createdDate: z.string(),
  definition: definitionWire,
  /** Every text of the form in the signed wording, by its key, plus yes and no in that language. */
  texts: z.record(z.string(), z.string()),
  /** A physician only gets the answers with yes, and the boxes they opened. */
  answers: answersWire,
})
export type LinkedFormWire = z.infer<typeof linkedFormWire>

export const physicianDecisionWire = z.object({
  outcome: z.enum(['approved', 'declined']),
  name: z.string().trim().min(1).max(200),
  examinedOn: z.iso.date(),
})
export type PhysicianDecisionWire = z.infer<typeof physicianDecisionWire>

/** What stores and instructors see of a student's forms, never an answer. */
export const formOutcomesWire = z.array(
  z.object({
    form: z.string(),
    definitionVersion: z.number().int(),
    status: z.enum(['Medical Required', 'Completed']),
    outcome: z.enum(['cleared', 'physician-awaited', 'declined']),
    createdDate: z.string(),
  }),
)
export type FormOutcomesWire = z.infer<typeof formOutcomesWire>

export const studentParams = z.object({ affiliateId: z.coerce.number().int().positive() })
