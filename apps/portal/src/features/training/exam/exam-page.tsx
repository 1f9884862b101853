import type { ExamWire } from '@fathom/contract/training'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './exam.module.css'
import { ExamClock } from './exam-clock-view.tsx'
import type { ExamState } from './exam-sender.ts'

export const INTRO = -1

/** An exam that an earlier version stored or sent has its questions, but not their number. */
export const countOf = ({ questions, count }: ExamWire): number => questions.length || count

export type StepProps = {
  exam: ExamWire
  step: number
  given: ExamState['given']
  /** The person has moved within the exam, so the focus follows. */
  isTurned: boolean
  onTurn: (step: number) => void
}

type PageProps = Pick<StepProps, 'exam' | 'step' | 'isTurned' | 'onTurn'> & {
  title: ReactNode
  titleLang?: string | undefined
  next: string
  canGoOn?: boolean
  isBusy?: boolean
  /** Beside the buttons, so that it's seen wherever the page is scrolled to. */
  note?: ReactNode
  onNext: () => void
  children: ReactNode
}

/** One step of an exam: the clock and the progress above it, and the ways on below. */
export function ExamPage({
  exam,
  step,
  isTurned,
  onTurn,
  title,
  titleLang,
  next,
  canGoOn = true,
  isBusy = false,
  note,
  onNext,
  children,
}: PageProps) {
  const { t } = useTranslator('training-exam')
  const heading = useRef<HTMLHeadingElement>(null)
  const count = countOf(exam)
  useEffect(() => {
    if (isTurned) heading.current?.focus()
  }, [isTurned])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onNext()
  }
  return (
    <form noValidate={true} className={css.exam} onSubmit={submit}>
      <ProgressBar
        label={t('training-exam.question', { number: Math.min(Math.max(step + 1, 1), count), count })}
        value={Math.max(step, 0) / count}
      />
      <div className={css.page}>
        <ExamClock exam={exam} />
        <h2 lang={titleLang} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <footer className={css.foot}>
        {note && <div className={css.note}>{note}</div>}
        {step > INTRO && (
          <Button kind="quiet" onClick={() => onTurn(step - 1)}>
            {t('training-exam.back')}
          </Button>
        )}
        <Button busy={isBusy} disabled={!canGoOn} kind="primary" size="lg" type="submit">
          {next}
          <Icon flip={true} of={ArrowRight} />
        </Button>
      </footer>
    </form>
  )
}
