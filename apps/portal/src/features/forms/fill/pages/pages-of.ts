import {
  type Answers,
  type FormDefinition,
  openQuestions,
  type Question,
  type Section,
} from '@fathom/domain/forms'

/** A form, page by page: the text of a section with its blanks, and one page for each question. */
export type FillPage =
  | { kind: 'text'; id: string; section: Section; blanks: readonly Question[] }
  | {
      kind: 'question'
      id: string
      question: Question
      number: number
      total: number
      /** What a yes opens. */
      boxes: readonly Section[]
    }

export function pagesOf({ sections }: FormDefinition): readonly FillPage[] {
  const open = sections.filter(({ openedBy }) => openedBy === undefined)
  const asked = open.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'yes-no'))
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
        number: asked.indexOf(question) + 1,
        total: asked.length,
        boxes: sections.filter(({ openedBy }) => openedBy === question.id),
      })),
    ]
  })
}

/** The page on which a question stands. */
export const pageWith = (pages: readonly FillPage[], questionId: string): FillPage | undefined =>
  pages.find((page) =>
    page.kind === 'text'
      ? page.blanks.some(({ id }) => id === questionId)
      : page.id === questionId ||
        page.boxes.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  )

/** The first page, as they are turned, on which something is open: the question itself, or one of the box it opened. */
export function firstOpenPage(
  definition: FormDefinition,
  pages: readonly FillPage[],
  answers: Answers,
): FillPage | undefined {
  const open = openQuestions(definition, answers)
  return pages.find((page) => open.some(({ id }) => pageWith([page], id)))
}
