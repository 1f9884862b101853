import type { Question } from '@fathom/domain/forms'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useFill } from '../fill-context.ts'
import { useFirstProblem } from '../frame/use-first-problem.ts'

/** Lets go on when every question of the page is answered; until then each that is not says so. */
export function usePageCheck(questions: readonly Question[], onNext: () => void) {
  const { t } = useTranslator('forms')
  const { answers } = useFill()
  const place = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  const missing = questions.filter(({ id }) => answers[id] === undefined)
  useFirstProblem(place, refused)
  return {
    place,
    submit(event: FormEvent) {
      event.preventDefault()
      if (missing.length === 0) onNext()
      else setRefused(refused + 1)
    },
    errorOf: ({ id, kind }: Question): string | undefined => {
      if (refused === 0 || !missing.some((each) => each.id === id)) return undefined
      return t(kind === 'text' ? 'forms.fill.missing.blank' : 'forms.fill.missing.choice')
    },
    /** Read out when the page was refused. */
    said: refused > 0 && missing.length > 0 ? t('forms.fill.missing.summary', { count: missing.length }) : '',
  }
}
