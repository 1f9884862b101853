import {
  type Answers,
  DIVER_BLANK,
  type FormDefinition,
  isAnotherDiver,
  withAnswer,
} from '@fathom/domain/forms'
import type { KnownOfForm } from '../fill-context.ts'
import type { AnswerContext } from './form-draft.ts'

/**
 * Fills in what need not be typed: the diver's name, the store, the instructor and the course. Edited values stay, except
 * that the diver's name is always their own, and names of an earlier store or instructor are replaced.
 */
export function filledIn(
  definition: FormDefinition,
  { answers, filledFor }: AnswerContext & { answers: Answers },
  known: KnownOfForm | undefined,
  participant: string,
): Answers {
  const blanks = definition.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  const isWithOthers = known !== undefined && known.from !== filledFor
  const put = (into: Answers, [id, value]: [string, string], isOver: boolean) =>
    blanks.includes(id) && (isOver || !into[id]) ? withAnswer(definition, into, id, value) : into
  const named = put(answers, [DIVER_BLANK, participant], isAnotherDiver(answers, participant))
  const proposed = Object.entries(known?.proposed ?? {}).reduce(
    (into, blank) => put(into, blank, false),
    named,
  )
  return Object.entries(known?.answers ?? {}).reduce(
    (into, blank) => put(into, blank, isWithOthers),
    proposed,
  )
}
