import { DIVER_BLANK, PARTY_BLANKS, type Question, reviewOf } from '@fathom/domain/forms'
import link from '@fathom/look/controls/link.module.css'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { use } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Badge } from '../../../../shared/ui/feedback/badge.tsx'
import { written } from '../../own-language.tsx'
import { useFill } from '../fill-context.ts'
import { HasGoneOn } from '../form-layout.tsx'
import { FormText } from '../form-text.tsx'
import css from './review-sections.module.css'

type Reviewed = ReturnType<typeof reviewOf>[number]

/** Without it, the answers are read-only. */
type OnChange = ((questionId: string) => void) | undefined

type Props = { reviewed: Reviewed; onChange: OnChange }

type SectionsProps = {
  onChange?: OnChange
  /** The form is finished, so unanswered questions are hidden. */
  isOver?: boolean
}

export function ReviewSections({ onChange, isOver = false }: SectionsProps) {
  const { definition, answers } = useFill()
  return (
    <div className={css.sections}>
      {reviewOf(definition, answers).map(({ section, lines }) => {
        const shown = isOver ? lines.filter(({ answer }) => answer !== null) : lines
        return <ReviewSection key={section} onChange={onChange} reviewed={{ section, lines: shown }} />
      })}
    </div>
  )
}

function ReviewSection({ reviewed, onChange }: Props) {
  const { definition, text, language } = useFill()
  const section = definition.sections.find(({ id }) => id === reviewed.section)
  if (!section || reviewed.lines.length === 0) return null
  return (
    <section className={css.section}>
      <h3 className={css.title}>
        <FormText of={section.title} />
      </h3>
      {/* Blanks mean nothing without the text that they fill. */}
      {onChange && reviewed.lines.some(({ question }) => question.kind === 'text') && (
        <div className={css.text} {...written(language)}>
          {section.paragraphs.map(({ text: key, size }) => (
            <p data-size={size} key={key}>
              {text(key)}
            </p>
          ))}
        </div>
      )}
      <dl>
        {reviewed.lines.map((line) => (
          <Line key={line.question.id} line={line} onChange={onChange} />
        ))}
      </dl>
    </section>
  )
}

function Line({
  line: { question, answer },
  onChange,
}: { line: Reviewed['lines'][number] } & Pick<Props, 'onChange'>) {
  const { t } = useTranslator('forms')
  const { text, language } = useFill()
  const hasGoneOn = use(HasGoneOn)
  const answerWords = useAnswerWords()
  const change = useChange(question.id, onChange)
  const questionText = text(question.text)
  return (
    <div className={css.line}>
      <dt>
        <FormText of={question.text} />
      </dt>
      <dd className={css.answer} data-open={answer === null || undefined}>
        <bdi lang={question.kind === 'yes-no' && answer ? language : undefined}>
          {answerWords(question, answer) ?? t('forms.review.open')}
        </bdi>
        {question.asksPhysician && answer === 'yes' && (
          <Badge icon={Stethoscope} tone="buoy">
            {t('forms.review.physician')}
          </Badge>
        )}
      </dd>
      {change && (
        <dd className={css.change}>
          <button
            aria-label={t('forms.review.changeOf', { question: questionText })}
            className={link.link}
            onClick={() => {
              hasGoneOn.current = true
              change()
            }}
            type="button"
          >
            {t('forms.review.change')}
          </button>
        </dd>
      )}
    </div>
  )
}

/** Where an answer can be changed: not the diver's own name, and the parties of a release where they are chosen. */
function useChange(questionId: string, onChange: OnChange): (() => void) | undefined {
  const { parties, onChangeParties } = useFill()
  if (!onChange || questionId === DIVER_BLANK) return undefined
  return parties && PARTY_BLANKS.includes(questionId) ? onChangeParties : () => onChange(questionId)
}

/** An answer as text; undefined if there is none. */
export function useAnswerWords() {
  const { text } = useFill()
  return ({ kind }: Question, answer: string | null | undefined): string | undefined => {
    if (answer === null || answer === undefined) return undefined
    if (kind === 'text') return answer
    return text(answer === 'yes' ? 'forms.document.yes' : 'forms.document.no')
  }
}
