import type { FormName } from '@fathom/domain/forms'

const TITLES = {
  'medical-questionnaire': 'forms.medical.title',
  'liability-release': 'forms.release.title',
} as const

/** The title of the form before its definition loads. */
export const titleOf = (form: FormName) => TITLES[form]

/** A questionnaire starts with questions, a release with its text. */
export const firstStepOf = (form: FormName) => (form === 'liability-release' ? 'text' : 'questions')
