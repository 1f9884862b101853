import type { Answers, FormDefinition } from './definition.ts'
import { visibleQuestions } from './engine.ts'

/** A yes in a box that was closed again counts for nothing. */
export const needsPhysician = (form: FormDefinition, answers: Answers): boolean =>
  visibleQuestions(form, answers).some(
    ({ id, asksPhysician }) => asksPhysician === true && answers[id] === 'yes',
  )

const COMPLETED = { status: 'Completed', statusId: 1 } as const
const MEDICAL_REQUIRED = { status: 'Medical Required', statusId: 2 } as const

/** Spec §4: how a form stands in the list. */
export const formStatus = (medicalRequired: boolean) => (medicalRequired ? MEDICAL_REQUIRED : COMPLETED)
