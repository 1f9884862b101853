import {
  type Answers,
  type FormDefinition,
  openQuestions,
  type Question,
  type Section,
} from '@fathom/domain/forms'

/** One page of a form: the text of a section with its blanks, or a single question. */
export type FillPage =
  | { kind: 'text'; id: string; section: Section; blanks: readonly Question[] }
  | {
      kind: 'question'
      id: string
      question: Question
      number: number
      total: number
      /** The boxes that a yes opens. */
      boxes: readonly Section[]
    }

export function pagesOf({ sections }: FormDefinition): readonly FillPage[] {
  const open = sections.filter(({ openedBy }) => openedBy === undefined)
  const yesNoQuestions = open.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'yes-no'))
  return open.flatMap((section): FillPage[] => {
    const blanks = section.questions.filter(({ kind }) => kind === 'text')
    const hasText = section.paragraphs.length > 0 || blanks.length > 0
    const questions = section.questions.filter(({ kind }) => kind === 'yes-no')
    return [
      ...(hasText ? [{ kind: 'text' as const, id: section.id, section, blanks }] : []),
      ...questions.map((question) => ({
        kind: 'question' as const,
        id: question.id,
        question,
        number: yesNoQuestions.indexOf(question) + 1,
        total: yesNoQuestions.length,
        boxes: sections.filter(({ openedBy }) => openedBy === question.id),
      })),
    ]
  })
}

/** The page that contains a question. */
export const pageWith = (pages: readonly FillPage[], questionId: string): FillPage | undefined =>
  pages.find((page) =>
    page.kind === 'text'
      ? page.blanks.some(({ id }) => id === questionId)
      : page.id === questionId ||
        page.boxes.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  )

/** The first page in order with something unanswered: its question, or one in the box it opened. */
export function firstOpenPage(
  definition: FormDefinition,
  pages: readonly FillPage[],
  answers: Answers,
): FillPage | undefined {
  const open = openQuestions(definition, answers)
  return pages.find((page) => open.some(({ id }) => pageWith([page], id)))
}
