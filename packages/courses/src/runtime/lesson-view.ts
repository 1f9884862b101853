import { type LessonData, say, type Words } from './data.ts'
import type { LessonState } from './lesson-state.ts'
import {
  isResult,
  type LessonQuestion,
  listMissed,
  listQuestions,
  nextStep,
  questionsOn,
  rightNeeded,
  type Step,
} from './lesson-steps.ts'
import { escapeHtml } from './markup.ts'
import { clearVerdict, find, setButton, showSegments, showVerdict } from './page-parts.ts'

/** How much of the current page's segment is filled, because the reader is somewhere inside the page. */
const IN_PAGE = 0.55

/** Done with this opening, or with an earlier one. */
type LessonEnd = { isDone: boolean; wasDone: boolean }

export function showLesson(document: Document, lesson: LessonData, state: LessonState, end: LessonEnd): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.page')]
  sections.forEach((section, page) => {
    section.toggleAttribute('hidden', page !== state.page)
  })
  const section = sections[state.page]
  if (!section) return
  const questions = questionsOn(lesson, state.page)
  section.querySelectorAll('.question').forEach((form, i) => {
    form.toggleAttribute('hidden', i !== state.question)
    showQuestion(form, lesson, state, questions[i])
  })
  const count = section.querySelector('.check .count')
  if (count && questions.length > 1)
    count.textContent = say(lesson.words, 'place', { number: state.question + 1, count: questions.length })
  section.querySelector('.check')?.toggleAttribute('hidden', isResult(lesson, state))
  find(document, '.result').toggleAttribute('hidden', !isResult(lesson, state))
  if (isResult(lesson, state)) showResult(document, lesson, state, end)
  showProgress(document, lesson, state, end)
}

function showQuestion(
  form: Element,
  { words }: LessonData,
  { given }: LessonState,
  questions: LessonQuestion | undefined,
): void {
  const choice = questions && given[questions.at]
  if (questions && choice !== undefined) showVerdict(form, choice, questions.right, words)
  else clearVerdict(form)
}

function showProgress(
  document: Document,
  lesson: LessonData,
  state: LessonState,
  { isDone, wasDone }: LessonEnd,
): void {
  const { words, pages } = lesson
  const questions = questionsOn(lesson, state.page).length
  const within = isResult(lesson, state) ? 1 : (state.question + IN_PAGE) / Math.max(questions, 1)
  showSegments(
    document,
    state.page + within,
    say(words, 'page', { page: state.page + 1, pages: pages.length }),
  )
  setButton(document, 'back', state.page + state.question > 0 ? say(words, 'back') : undefined)
  const step = nextStep(lesson, state, wasDone)
  setButton(document, 'next', isDone && step === 'finish' ? undefined : say(words, step))
}

/** What is still missing. */
const RESULT_TEXT: Partial<Record<Step, string>> = { tryMissed: 'resultNotYet', readRest: 'resultUnread' }

function showResult(
  document: Document,
  lesson: LessonData,
  state: LessonState,
  { isDone, wasDone }: LessonEnd,
): void {
  const { words } = lesson
  const missed = listMissed(lesson, state)
  const count = listQuestions(lesson).length
  const text = isDone ? 'finished' : RESULT_TEXT[nextStep(lesson, state, wasDone)]
  const right = count - missed.length
  find(document, '.result h2').textContent = say(words, 'resultTitle', { right, count })
  const solved = state.solved.filter(Boolean).length
  const tasks =
    state.solved.length > 0 ? ` ${say(words, 'tasksSolved', { solved, count: state.solved.length })}` : ''
  find(document, '.result-text').textContent =
    say(words, text ?? (missed.length > 0 ? 'resultSome' : 'resultAll'), {
      needed: rightNeeded(lesson),
      count,
    }) + tasks
  find(document, '.result-ways').innerHTML =
    missed.length > 0 ? waysHtml(document, words, missed, isDone) : ''
}

/** Of the pages, as their source has them: a number and its unit are joined by a space that doesn't break. */
export const titlesIn = (document: Document): string[] =>
  [...document.querySelectorAll('.page h1')].map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u00a0', ' '),
  )

/**
 * Links back to the pages that explain the missed questions, plus a retry while answers can still be saved.
 */
function waysHtml(
  document: Document,
  words: Words,
  missed: readonly LessonQuestion[],
  isDone: boolean,
): string {
  const titles = titlesIn(document)
  const pages = [...new Set(missed.map(({ explainedOn }) => explainedOn - 1))].sort((a, b) => a - b)
  const links = pages.map(
    (page) =>
      `<li><button class="button button-soft" type="button" data-page="${page}">${escapeHtml(say(words, 'readAgain', { title: titles[page] ?? '' }))}</button></li>`,
  )
  const again = `<li><button class="button button-line" type="button" data-again>${say(words, 'tryMissed')}</button></li>`
  return `<ul>${links.join('')}${isDone ? '' : again}</ul>`
}
