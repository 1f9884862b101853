import {
  FORM_NAMES,
  type FormName,
  type FormWording,
  LONGEST_WORDING,
  ownWording,
  wordingProblems,
} from '@fathom/domain/forms'
import { LOCALES } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languagesTooLong } from './content-problems.ts'
import type { KindView } from './kind-view.tsx'
import { WordingEditor } from './wording-editor.tsx'

const formOf = (key: string): FormName => FORM_NAMES.find((name) => name === key) ?? 'medical-questionnaire'

/** OF-08: the texts of the forms that people sign. */
export const wordings: KindView<FormWording> = {
  empty: ownWording('medical-questionnaire'),
  problemOf: (value, key) =>
    languagesTooLong(value.texts, () => LONGEST_WORDING).length > 0
      ? 'text-too-long'
      : wordingProblems(value, key)[0],
  Summary: WordingSummary,
  Editor: ({ name, ...rest }) => <WordingEditor form={formOf(name)} {...rest} />,
}

function WordingSummary({ value: { texts, languages } }: { value: FormWording }) {
  const { t, formatNumber } = useTranslator('office-content')
  const changed = Object.values(texts).flatMap((own) => Object.keys(own ?? {})).length
  return [
    changed > 0
      ? t('office-content.wording.changed', { count: formatNumber(changed) })
      : t('office-content.wording.original'),
    ...(languages.length < LOCALES.length
      ? [t('office-content.wording.languages', { count: formatNumber(languages.length) })]
      : []),
  ].join(' · ')
}
