import type { LessonData } from './data.ts'
import type { LessonState } from './lesson-state.ts'

/** A question of the lesson; `at` is its index among all of them. */
export type LessonQuestion = { id: string; right: number; at: number; explainedOn: number }

export function listQuestions({ pages }: LessonData): LessonQuestion[] {
  return pages.flatMap(({ questions }) => questions).map((question, at) => ({ ...question, at }))
}

function firstOn({ pages }: LessonData, page: number): number {
  return pages.slice(0, page).reduce((sum, { questions }) => sum + questions.length, 0)
}

export function questionsOn(lesson: LessonData, page: number): LessonQuestion[] {
  return listQuestions(lesson).slice(firstOn(lesson, page), firstOn(lesson, page + 1))
}

export function isResult(lesson: LessonData, { page, question }: LessonState): boolean {
  return page === lesson.pages.length - 1 && question >= questionsOn(lesson, page).length
}

/** The unanswered question, if there is one. */
export function findOpen(
  lesson: LessonData,
  { page, question, given }: LessonState,
): LessonQuestion | undefined {
  const current = questionsOn(lesson, page)[question]
  return current && given[current.at] === undefined ? current : undefined
}

/** The share of right answers that a lesson's check needs, on the first or a later try. */
export const LESSON_PASS_MARK = 0.75

/** How many answers must be right for the lesson to be done. */
export const rightNeeded = (lesson: LessonData): number =>
  Math.ceil(listQuestions(lesson).length * LESSON_PASS_MARK)

export type Step = 'check' | 'nextQuestion' | 'next' | 'tryMissed' | 'readRest' | 'finish'

/** A lesson ends when its check is passed and all its pages were read, or when it was done before. */
export function nextStep(lesson: LessonData, state: LessonState, wasDone = false): Step {
  if (isResult(lesson, state)) {
    const right = listQuestions(lesson).length - listMissed(lesson, state).length
    if (wasDone) return 'finish'
    if (right < rightNeeded(lesson)) return 'tryMissed'
    return state.seen.every(Boolean) ? 'finish' : 'readRest'
  }
  if (findOpen(lesson, state)) return 'check'
  return state.question < questionsOn(lesson, state.page).length - 1 ? 'nextQuestion' : 'next'
}

export function forward(lesson: LessonData, state: LessonState): LessonState {
  const isLastPage = state.page === lesson.pages.length - 1
  if (isLastPage || nextStep(lesson, state) === 'nextQuestion')
    return { ...state, question: state.question + 1 }
  return { ...state, page: state.page + 1, question: 0 }
}

export function backward(lesson: LessonData, state: LessonState): LessonState {
  if (state.question > 0) return { ...state, question: state.question - 1 }
  const page = Math.max(state.page - 1, 0)
  return { ...state, page, question: Math.max(questionsOn(lesson, page).length - 1, 0) }
}

/** Page -1 is unknown, and changes nothing. */
export const atPage = (state: LessonState, page: number): LessonState =>
  page < 0 ? state : { ...state, page, question: 0 }

export const withSeen = (state: LessonState): LessonState => ({
  ...state,
  seen: state.seen.map((seen, page) => seen || page === state.page),
})

export const withAnswer = (state: LessonState, at: number, choice: number): LessonState => ({
  ...state,
  given: state.given.map((before, i) => (i === at ? choice : before)),
})

export const withSolved = (state: LessonState, at: number): LessonState => ({
  ...state,
  solved: state.solved.map((before, i) => before || i === at),
})

/** The first page that was never opened. */
export const atUnread = (state: LessonState): LessonState => atPage(state, state.seen.indexOf(false))

/** Resets the missed questions and goes to the first of them. */
export function withoutMissed(lesson: LessonData, state: LessonState): LessonState {
  const missed = listMissed(lesson, state)
  const first = missed[0]?.at ?? 0
  const page = lesson.pages.findIndex((_, i) => first < firstOn(lesson, i + 1))
  const given = state.given.map((choice, at) => (missed.some((one) => one.at === at) ? undefined : choice))
  return { ...state, given, page, question: first - firstOn(lesson, page) }
}

export function listMissed(lesson: LessonData, { given }: LessonState): LessonQuestion[] {
  return listQuestions(lesson).filter(({ at, right }) => given[at] !== right)
}
