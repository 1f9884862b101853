import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Stepper } from '../../../shared/ui/feedback/stepper.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import css from './form-layout.module.css'

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
  usePageName(typeof title === 'string' ? title : undefined)
  const steps = [first, 'review', 'sign', 'done'] as const
  return (
    <div className={css.layout}>
      <header className={css.header}>
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

/** Whether the reader went on from a page before the form's own ones. */
export const HasGoneOn = createContext<RefObject<boolean>>({ current: false })

/** The heading of one page of the form; gets the focus whenever the page changes. */
export function PageHeading({ children, isFirst }: { children: ReactNode; isFirst: boolean }) {
  const place = useRef<HTMLHeadingElement>(null)
  const hasGoneOn = use(HasGoneOn)
  const skip = useRef(isFirst && !hasGoneOn.current)
  useEffect(() => {
    if (skip.current) return
    scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 className={css.question} ref={place} tabIndex={-1}>
      {children}
    </h2>
  )
}

type PageFooterProps = {
  onBack?: (() => void) | undefined
  /** The label of the primary button, which submits the page. */
  next: string
  icon?: IconShape
  isBusy?: boolean
}

export function PageFooter({ onBack, next, icon, isBusy = false }: PageFooterProps) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.footer}>
      {onBack && (
        <Button flip={true} icon={ArrowLeft} kind="quiet" onClick={onBack} size="lg">
          {t('forms.fill.back')}
        </Button>
      )}
      <Button
        busy={isBusy}
        kind="primary"
        // Ignore the second half of a double click: it would skip a page or press a button of the next one.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        size="lg"
        type="submit"
        {...(icon && { icon })}
      >
        {next}
        {!icon && <Icon flip={true} of={ArrowRight} />}
      </Button>
    </div>
  )
}
