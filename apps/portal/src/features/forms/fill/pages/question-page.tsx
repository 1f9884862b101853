import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useFill } from '../fill-context.ts'
import { FormText } from '../form-text.tsx'
import css from '../layout/layout.module.css'
import { PageFooter } from '../layout/page-footer.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { AgeWarning } from './age-warning.tsx'
import { Examples } from './examples.tsx'
import { OpenedBox } from './opened-box.tsx'
import type { PageProps } from './page-props.ts'
import type { FillPage } from './pages-of.ts'
import { usePageCheck } from './use-page-check.ts'
import { YesNo } from './yes-no.tsx'

type Props = PageProps & { page: Extract<FillPage, { kind: 'question' }> }

/** One question, two large answers, and what a yes opens. */
export function QuestionPage({ page, isFirst, onBack, onNext, next }: Props) {
  const { t, formatNumber } = useTranslator('forms')
  const { answers } = useFill()
  const { question } = page
  const [number, total] = [formatNumber(page.number), formatNumber(page.total)]
  const boxes = answers[question.id] === 'yes' ? page.boxes : []
  const check = usePageCheck([question, ...boxes.flatMap(({ questions }) => questions)], onNext)
  const { said, give } = useGivenAnswer(page)
  return (
    <form noValidate={true} onSubmit={check.submit} ref={check.place}>
      <YesNo
        big={true}
        error={check.errorOf(question)}
        help={question.help && <FormText of={question.help} />}
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
      <AgeWarning questionId={question.id} />
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
