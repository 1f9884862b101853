import type { Question, Section } from '@fathom/domain/forms'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useFill } from '../fill-context.ts'
import { FormText } from '../form-text.tsx'
import css from './pages.module.css'
import { YesNo } from './yes-no.tsx'

type Props = { box: Section; errorOf: (question: Question) => string | undefined }

/** The follow-up questions that a yes opens. */
export function OpenedBox({ box, errorOf }: Props) {
  const { t } = useTranslator('forms')
  const { answers, answer } = useFill()
  const title = `box-${box.id}`
  return (
    <section aria-labelledby={title} className={css.box}>
      <header>
        <h3 className={css['box-title']} id={title}>
          <FormText of={box.title} />
        </h3>
        <p className={css.help}>{t('forms.fill.box.text')}</p>
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
