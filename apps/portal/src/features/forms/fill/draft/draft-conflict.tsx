import type { Answers, Question } from '@fathom/domain/forms'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { useFill } from '../fill-context.ts'
import { useAnswerWords } from '../pages/review-sections.tsx'
import type { FormDraftState } from './form-draft.ts'

type Props = Choosing & { state: FormDraftState }

/** Two devices answered the same question differently: shows both answers, and the person chooses. */
export function DraftConflict({ state, ...choosing }: Props) {
  const { t } = useTranslator('forms')
  const { definition, answers, text } = useFill()
  const wordsOf = useAnswerWords()
  const questions = definition.sections.flatMap((section) => section.questions)
  const answerIn = (question: Question | undefined, from: Answers) =>
    (question && wordsOf(question, from[question.id])) ?? t('forms.fill.conflict.none')
  const conflict = state.kind === 'conflict' ? state : undefined
  const differences = (conflict?.conflicts ?? []).map((id) => {
    const question = questions.find((each) => each.id === id)
    return {
      id,
      name: question ? text(question.text) : id,
      mine: answerIn(question, answers),
      theirs: answerIn(question, conflict?.theirs.answers ?? {}),
    }
  })
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={differences}
      isStale={conflict !== undefined}
      words={conflictWords((word) => t(`forms.fill.conflict.${word}`))}
    />
  )
}
