import type { Answers, FormDefinition, Question, Section } from './definition.ts'

const BLANK_LENGTH = 200

const isOpen = ({ openedBy }: Section, answers: Answers) =>
  openedBy === undefined || answers[openedBy] === 'yes'

/** The sections that this person sees. Only a section that's always visible can open a box. */
const openSections = ({ sections }: FormDefinition, answers: Answers): readonly Section[] =>
  sections.filter((section) => isOpen(section, answers))

export const visibleQuestions = (form: FormDefinition, answers: Answers): readonly Question[] =>
  openSections(form, answers).flatMap(({ questions }) => questions)

function isAnswer({ kind }: Question, value: string | undefined): value is string {
  if (value === undefined) return false
  if (kind === 'yes-no') return value === 'yes' || value === 'no'
  return value.trim() !== '' && value.length <= BLANK_LENGTH
}

/** Keeps only valid answers to visible questions. A no clears its box. */
export function tidyAnswers(form: FormDefinition, answers: Answers): Answers {
  const visible = visibleQuestions(form, answers).flatMap((question) => {
    const value = answers[question.id]
    return isAnswer(question, value) ? [[question.id, value] as const] : []
  })
  return Object.fromEntries(visible)
}

/** Answers to questions that this person isn't asked, which means the caller sent them for another form. */
export function unknownAnswers(form: FormDefinition, answers: Answers): readonly string[] {
  const visible = new Set(visibleQuestions(form, answers).map(({ id }) => id))
  return Object.keys(answers).filter((id) => !visible.has(id))
}

/** Changing a yes to no clears its box. */
export const withAnswer = (form: FormDefinition, answers: Answers, id: string, value: string): Answers =>
  tidyAnswers(form, { ...answers, [id]: value })

export const openQuestions = (form: FormDefinition, answers: Answers): readonly Question[] =>
  visibleQuestions(form, answers).filter((question) => !isAnswer(question, answers[question.id]))

export const isComplete = (form: FormDefinition, answers: Answers): boolean =>
  openQuestions(form, answers).length === 0

export function progressOf(form: FormDefinition, answers: Answers): { answered: number; asked: number } {
  const visible = visibleQuestions(form, answers).length
  return { answered: visible - openQuestions(form, answers).length, asked: visible }
}

type Reviewed = { section: string; lines: readonly { question: Question; answer: string | null }[] }

/** The summary before signing: every open section with its answers, or null where an answer is missing. */
export function reviewOf(form: FormDefinition, answers: Answers): readonly Reviewed[] {
  const visible = tidyAnswers(form, answers)
  return openSections(form, visible).map(({ id, questions }) => ({
    section: id,
    lines: questions.map((question) => ({ question, answer: visible[question.id] ?? null })),
  }))
}
