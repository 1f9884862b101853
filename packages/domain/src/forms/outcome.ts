import type { Answers, FormDefinition } from './definition.ts'
import { visibleQuestions } from './engine.ts'

/** Ignores a yes in a box that was closed again. */
export const needsPhysician = (form: FormDefinition, answers: Answers): boolean =>
  visibleQuestions(form, answers).some(
    ({ id, asksPhysician }) => asksPhysician === true && answers[id] === 'yes',
  )

/** What a physician decided, and when. */
export type PhysicianWord = { outcome: 'approved' | 'declined'; decidedAt: Date }

const HOLDS_MS = 365 * 86_400_000

/** A physician's no lasts a year, unless a physician has approved since. New answers alone don't undo it. */
export const isDeclined = (last: PhysicianWord | undefined, now: Date): boolean =>
  last?.outcome === 'declined' && now.getTime() - last.decidedAt.getTime() < HOLDS_MS

const COMPLETED = { status: 'Completed', statusId: 1 } as const
const MEDICAL_REQUIRED = { status: 'Medical Required', statusId: 2 } as const

/** Spec §4: the status of a form in the list. */
export const formStatus = (medicalRequired: boolean) => (medicalRequired ? MEDICAL_REQUIRED : COMPLETED)
