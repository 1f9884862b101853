import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Stepper } from '../../../../shared/ui/feedback/stepper.tsx'
import css from './layout.module.css'

type FormStep = 'questions' | 'text' | 'review' | 'sign' | 'done'

type Props = {
  title: ReactNode
  /** The steps of this form, in their order. */
  first: 'questions' | 'text'
  step: FormStep
  /** Something is left to be filled in, wherever one has gone. */
  isFirstOpen?: boolean
  /** Signed, and not with the server yet: the last step is not done. */
  isUnderWay?: boolean | undefined
  aside?: ReactNode
  children: ReactNode
}

/** The name of the form, how far one has come, and one page of it. */
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
