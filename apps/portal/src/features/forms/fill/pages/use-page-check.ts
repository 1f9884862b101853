import { DIVER_BLANK, isAnotherDiver, type Question, unprintedBlanks } from '@fathom/domain/forms'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useFirstProblem } from '../field-focus.tsx'
import { useFill } from '../fill-context.ts'

/** Continues only when every question of the page is answered; otherwise marks the missing ones. */
export function usePageCheck(questions: readonly Question[], onNext: () => void) {
  const { t } = useTranslator('forms')
  const { answers, person, definition } = useFill()
  const place = useRef<HTMLFormElement>(null)
  const unprinted = unprintedBlanks(definition, answers)
  const isOther = (id: string) => id === DIVER_BLANK && isAnotherDiver(answers, person.name)
  const wrong = questions.map(({ id }) => id).filter((id) => isOther(id) || unprinted.includes(id))
  // Questions opened since then are not marked as missing; values that were wrong from the start are marked
  // at once.
  const [reported, setReported] = useState<readonly string[]>(wrong)
  const [refused, setRefused] = useState(wrong.length)
  const missing = questions.filter(({ id }) => answers[id] === undefined)
  const reportedMissing = missing.filter(({ id }) => reported.includes(id))
  useFirstProblem(place, refused)
  return {
    place,
    submit(event: FormEvent) {
      event.preventDefault()
      if (missing.length === 0 && wrong.length === 0) return onNext()
      setRefused(refused + 1)
      setReported(questions.map(({ id }) => id))
    },
    errorOf: ({ id, kind }: Question): string | undefined => {
      if (!reported.includes(id)) return undefined
      if (isOther(id)) return t('forms.sign.missing.otherName', { name: person.name })
      if (unprinted.includes(id)) return t('forms.fill.unprintable')
      if (!reportedMissing.some((each) => each.id === id)) return undefined
      return t(kind === 'text' ? 'forms.fill.missing.blank' : 'forms.fill.missing.choice')
    },
    /** Announced when the page was rejected. */
    said:
      reportedMissing.length > 0 ? t('forms.fill.missing.summary', { count: reportedMissing.length }) : '',
  }
}

/** The props of every form page. */
export type PageProps = {
  /** The form opens with this page, so the focus is not moved. */
  isFirst: boolean
  onBack?: (() => void) | undefined
  onNext: () => void
  /** The label of the next button. */
  next: string
}
