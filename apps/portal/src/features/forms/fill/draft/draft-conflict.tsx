import type { Answers, Question } from '@fathom/domain/forms'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../../shared/ui/form/conflict-dialog.tsx'
import { useFill } from '../fill-context.ts'
import { useAnswerWords } from '../use-answer-words.ts'
import type { DraftState } from './draft-state.ts'

type Props = Choosing & { state: DraftState }

/** Two devices answered the same question differently: shows both answers, and the person chooses. */
export function DraftConflict({ state, ...choosing }: Props) {
  const { t } = useTranslator('forms')
  const { definition, answers, text } = useFill()
  const tell = useAnswerWords()
  const questions = definition.sections.flatMap((section) => section.questions)
  const told = (question: Question | undefined, from: Answers) =>
    (question && tell(question, from[question.id])) ?? t('forms.fill.conflict.none')
  const stale = state.kind === 'stale' ? state : undefined
  const differences = (stale?.conflicts ?? []).map((id) => {
    const question = questions.find((each) => each.id === id)
    return {
      id,
      name: question ? text(question.text) : id,
      mine: told(question, answers),
      theirs: told(question, stale?.theirs.answers ?? {}),
    }
  })
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={differences}
      isStale={stale !== undefined}
      words={conflictWords((word) => t(`forms.fill.conflict.${word}`))}
    />
  )
}
