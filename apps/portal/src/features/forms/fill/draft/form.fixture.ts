import type { DraftWire, FormToFillWire } from '@fathom/contract/forms'
import { type Answers, currentDefinition } from '@fathom/domain/forms'

/** Test helper: forms and drafts as the server sends them. */
export const MEDICAL = currentDefinition('medical-questionnaire', 'own-fault')

export const aFormToFill = (signers: FormToFillWire['signers'] = ['participant']): FormToFillWire => ({
  definition: MEDICAL,
  signers,
})

export const ALL_NO: Answers = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))

export const aDraft = (change: Partial<DraftWire> = {}): DraftWire => ({
  form: 'medical-questionnaire',
  definitionVersion: MEDICAL.version,
  answers: {},
  version: 0,
  updatedAt: null,
  progress: { answered: 0, asked: 10 },
  contradictions: [],
  isStartedAnew: false,
  ...change,
})
