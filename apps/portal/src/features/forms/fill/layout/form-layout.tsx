import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Stepper } from '../../../../shared/ui/feedback/stepper.tsx'
import css from './layout.module.css'

type FormStep = 'questions' | 'text' | 'review' | 'sign' | 'done'

type Props = {
  title: ReactNode
  /** The first step of this form. */
  first: 'questions' | 'text'
  step: FormStep
  /** Something is still unanswered, whichever page is open. */
  isFirstOpen?: boolean
  /** Signed but not on the server yet, so the last step is not done. */
  isUnderWay?: boolean | undefined
  aside?: ReactNode
  children: ReactNode
}

/** The title of the form, the progress, and one page. */
export function FormLayout({ title, first, step, isFirstOpen = false, isUnderWay = false, ...rest }: Props) {
  const { t } = useTranslator('forms')
  const steps = [first, 'review', 'sign', 'done'] as const
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {rest.aside}
      </header>
      <Stepper
        current={step === 'done' && !isUnderWay ? undefined : step}
        doneLabel={t('forms.fill.step.finished')}
        label={t('forms.fill.steps')}
        steps={steps.map((key) => ({
          key,
          label: t(`forms.fill.step.${key}`),
          isOpen: isFirstOpen && key === first,
        }))}
      />
      <div className={css.page}>{rest.children}</div>
    </div>
  )
}
