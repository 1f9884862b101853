import { lastDayOnEarth, type Question, type Section, yearsOn } from '@fathom/domain/forms'
import choice from '@fathom/look/controls/choice.module.css'
import field from '@fathom/look/controls/field.module.css'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useId, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useFill } from '../fill-context.ts'
import css from '../form-layout.module.css'
import { PageFooter, PageHeading } from '../form-layout.tsx'
import { FormText } from '../form-text.tsx'
import pagesCss from './pages.module.css'
import type { FillPage } from './pages-of.ts'
import type { PageProps } from './use-page-check.ts'
import { usePageCheck } from './use-page-check.ts'

type Props = PageProps & { page: Extract<FillPage, { kind: 'question' }> }

/** One question, two large answers, and what a yes opens. */
export function QuestionPage({ page, isFirst, onBack, onNext, next }: Props) {
  const { t, formatNumber } = useTranslator('forms')
  const { answers } = useFill()
  const { question } = page
  const [number, total] = [formatNumber(page.number), formatNumber(page.total)]
  const isAge = question.olderThan !== undefined
  const boxes = answers[question.id] === 'yes' ? page.boxes : []
  const check = usePageCheck([question, ...boxes.flatMap(({ questions }) => questions)], onNext)
  const { said, give } = useGivenAnswer(page)
  return (
    <form noValidate={true} onSubmit={check.submit} ref={check.place}>
      <YesNo
        big={true}
        error={check.errorOf(question)}
        help={question.help && <FormText of={question.help} />}
        isFixed={isAge}
        legend={
          <>
            <span className={css.count}>{t('forms.fill.count', { number, total })}</span>
            <PageHeading isFirst={isFirst}>
              <FormText of={question.text} />
            </PageHeading>
          </>
        }
        onChange={give}
        value={answers[question.id]}
      />
      <p className="visually-hidden" role="status">
        {check.said || said}
      </p>
      {isAge && <AgeNote />}
      {boxes.map((box) => (
        <OpenedBox box={box} errorOf={check.errorOf} key={box.id} />
      ))}
      {boxes.length === 0 && question.examples && <Examples of={question.examples} />}
      <Banner icon={Lock}>{t('forms.fill.privacy')}</Banner>
      <PageFooter next={next} onBack={onBack} />
    </form>
  )
}

/** Sets the answer and announces what it opened or closed. */
function useGivenAnswer({ question, boxes }: Props['page']) {
  const { t } = useTranslator('forms')
  const { answers, answer, text } = useFill()
  const [said, setSaid] = useState('')
  const give = (value: 'yes' | 'no') => {
    const [box] = boxes
    const was = answers[question.id]
    answer(question.id, value)
    if (!box || was === value) return
    const title = text(box.title)
    if (value === 'yes') setSaid(t('forms.fill.opened', { count: box.questions.length, title }))
    else setSaid(was === 'yes' ? t('forms.fill.closed', { title }) : '')
  }
  return { said, give }
}

function Examples({ of: keys }: { of: readonly string[] }) {
  const { t } = useTranslator('forms')
  return (
    <div className={pagesCss.examples}>
      <p className={pagesCss.label}>{t('forms.fill.examples')}</p>
      <ul className={pagesCss.list}>
        {keys.map((key) => (
          <li key={key}>
            <FormText of={key} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type OpenedBoxProps = { box: Section; errorOf: (question: Question) => string | undefined }

/** The follow-up questions that a yes opens. */
function OpenedBox({ box, errorOf }: OpenedBoxProps) {
  const { t } = useTranslator('forms')
  const { answers, answer } = useFill()
  const title = `box-${box.id}`
  return (
    <section aria-labelledby={title} className={pagesCss.box}>
      <header>
        <h3 className={pagesCss['box-title']} id={title}>
          <FormText of={box.title} />
        </h3>
        <p className={pagesCss.help}>{t('forms.fill.box.text')}</p>
      </header>
      {box.questions.map((question) => (
        <YesNo
          error={errorOf(question)}
          key={question.id}
          legend={<FormText of={question.text} />}
          onChange={(value) => answer(question.id, value)}
          value={answers[question.id]}
        />
      ))}
    </section>
  )
}

type YesNoProps = {
  legend: ReactNode
  /** Shown between the question and the answers. */
  help?: ReactNode
  value: string | undefined
  onChange: (value: 'yes' | 'no') => void
  error: string | undefined
  big?: boolean
  /** The answer follows from something else and can't be chosen. */
  isFixed?: boolean
}

/** A question with two answers. */
function YesNo({ legend, help, value, onChange, error, big = false, isFixed = false }: YesNoProps) {
  const id = useId()
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={notes || undefined} className={pagesCss.question}>
      <legend className={big ? undefined : pagesCss.small}>{legend}</legend>
      {help && (
        <p className={pagesCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={pagesCss.answers}>
        {(['yes', 'no'] as const).map((answer) => (
          <label className={classNames(choice.choice, big && choice['choice-big'])} key={answer}>
            <input
              aria-invalid={error ? true : undefined}
              checked={value === answer}
              className={choice.tick}
              disabled={isFixed}
              name={id}
              onChange={() => onChange(answer)}
              type="radio"
            />
            <FormText of={`forms.document.${answer}`} />
          </label>
        ))}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}

/** TS-05: explains that the answer follows the birth date, and where to correct that. */
function AgeNote() {
  const { t } = useTranslator('forms')
  const { person, ageBirthDate } = useFill()
  const years = yearsOn(person.birthDate, lastDayOnEarth(new Date())) ?? 0
  const isOwn = ageBirthDate === person.birthDate
  return (
    <Banner icon={CalendarClock}>
      {isOwn ? t('forms.fill.age.text', { years }) : t('forms.fill.age.unconfirmed')}{' '}
      <TextLink to={paths.profile()}>{t('forms.fill.age.profile')}</TextLink>
    </Banner>
  )
}
