import type { Question } from '@fathom/domain/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** An answer as it is shown: undefined where there is none. */
export function useAnswerWords() {
  const { t } = useTranslator('forms')
  return ({ kind }: Question, answer: string | null | undefined): string | undefined => {
    if (answer === null || answer === undefined) return undefined
    if (kind === 'text') return answer
    return t(answer === 'yes' ? 'forms.fill.yes' : 'forms.fill.no')
  }
}
