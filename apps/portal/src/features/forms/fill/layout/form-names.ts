import type { FormName } from '@fathom/domain/forms'

const TITLES = {
  'medical-questionnaire': 'forms.medical.title',
  'liability-release': 'forms.release.title',
} as const

/** The name of the form before its definition is there. */
export const titleOf = (form: FormName) => TITLES[form]

/** A questionnaire begins with questions, a release with its text. */
export const firstStepOf = (form: FormName) => (form === 'liability-release' ? 'text' : 'questions')
