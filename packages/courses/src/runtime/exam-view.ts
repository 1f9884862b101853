import { type ExamData, say } from './data.ts'
import type { Drawn } from './draw-exam.ts'
import type { ExamState } from './exam-state.ts'
import { escapeHtml, inline, questionHtml, reasonHtml } from './markup.ts'
import { find, setButton, showSegments } from './page-parts.ts'

export const neededOf = ({ count, passMark }: ExamData) => Math.ceil(count * passMark)

export const countRight = (drawn: readonly Drawn[], { given }: ExamState) =>
  drawn.filter(({ right }, i) => given[i] === right).length

export function showExam(
  document: Document,
  exam: ExamData,
  drawn: readonly Drawn[],
  state: ExamState,
): void {
  const page = find(document, '.page')
  page.innerHTML = state.isHandedIn
    ? resultHtml(exam, drawn, state, document.documentElement.lang)
    : state.step < 0
      ? introHtml(exam)
      : state.step >= drawn.length
        ? reviewHtml(exam, state)
        : stepHtml(exam, drawn[state.step] as Drawn, state)
  const given = state.given[state.step]
  const chosen = page.querySelector<HTMLInputElement>(`.question [value="${given}"]`)
  if (chosen) chosen.checked = true
  showProgress(document, exam, state)
}

function showProgress(document: Document, { words, count }: ExamData, state: ExamState): void {
  const label = say(words, 'examQuestion', { number: Math.min(Math.max(state.step + 1, 1), count), count })
  showSegments(document, state.isHandedIn ? count : Math.max(state.step, 0), label)
  setButton(document, 'back', !state.isHandedIn && state.step >= 0 ? say(words, 'back') : undefined)
  setButton(document, 'next', nextWord(words, state, count))
}

function nextWord(words: ExamData['words'], { step, given, isHandedIn }: ExamState, count: number) {
  if (isHandedIn) return undefined
  if (step < 0) return say(words, given.some((choice) => choice !== undefined) ? 'examGoOn' : 'examStart')
  if (step >= count) return say(words, 'examHandIn')
  return say(words, step === count - 1 ? 'examLast' : 'nextQuestion')
}

function introHtml(exam: ExamData): string {
  const about = say(exam.words, 'examAbout', { count: exam.count, needed: neededOf(exam) })
  const text = [about, ...exam.intro].map((part) => `<p>${inline(part)}</p>`).join('')
  return `<h1 tabindex="-1">${escapeHtml(exam.title)}</h1><div class="prose">${text}</div>`
}

function stepHtml({ words, count, sections }: ExamData, drawn: Drawn, { step }: ExamState): string {
  const section = sections.find(({ id }) => id === drawn.section)
  const { id, prompt, choices, order } = drawn
  return `<p class="eyebrow">${escapeHtml(section?.title ?? '')}</p><h1 tabindex="-1">${say(words, 'examQuestion', { number: step + 1, count })}</h1><section class="check">${questionHtml({ id, prompt, choices, order })}</section>`
}

function reviewHtml({ words, count }: ExamData, { given }: ExamState): string {
  const open = given.flatMap((choice, i) => (choice === undefined ? [i] : []))
  const links = open.map(
    (i) =>
      `<li><button class="button button-soft" type="button" data-step="${i}">${say(words, 'examOpenOne', { number: i + 1 })}</button></li>`,
  )
  const text = say(words, open.length > 0 ? 'examOpen' : 'examAllAnswered', { count })
  return `<h1 tabindex="-1">${say(words, 'examReview')}</h1><div class="prose"><p>${text}</p></div><ul class="ways">${links.join('')}</ul>`
}

function resultHtml(exam: ExamData, drawn: readonly Drawn[], state: ExamState, language: string): string {
  const { words, count, sections } = exam
  const right = countRight(drawn, state)
  const isPassed = right >= neededOf(exam)
  const score = say(words, 'examScore', { right, count, percent: percentText(right / count, language) })
  const text = say(words, isPassed ? 'examPassedText' : 'examFailedText', { needed: neededOf(exam), count })
  const again = isPassed
    ? ''
    : `<button class="button button-primary button-lg" type="button" data-again>${say(words, 'examAgain')}</button>`
  const rows = sections.map(({ id, title }) => sectionHtml(title, id, drawn, state, words))
  const answers = drawn.map((question, i) => answerHtml(question, state.given[i], words))
  return `<p class="eyebrow">${escapeHtml(exam.title)}</p><h1 tabindex="-1">${say(words, isPassed ? 'examPassed' : 'examFailed')}</h1><p class="score">${score}</p><div class="prose"><p>${text}</p></div>${again}<h2>${say(words, 'examSections')}</h2><ul class="sections">${rows.join('')}</ul><h2>${say(words, 'examAnswers')}</h2><ol class="answers">${answers.join('')}</ol>`
}

/** Formatted like in the portal around the lesson. */
const percentText = (share: number, language: string) =>
  new Intl.NumberFormat(language || undefined, { style: 'percent' }).format(share)

function sectionHtml(
  title: string,
  id: string,
  drawn: readonly Drawn[],
  { given }: ExamState,
  words: ExamData['words'],
) {
  const results = drawn.flatMap((question, i) =>
    question.section === id ? [given[i] === question.right] : [],
  )
  const right = results.filter(Boolean).length
  const fill = Math.round((right / results.length) * 100)
  return `<li><span>${escapeHtml(title)}</span><b>${say(words, 'place', { number: right, count: results.length })}</b><i style="--fill:${fill}%"></i></li>`
}

function answerHtml(question: Drawn, given: number | undefined, words: ExamData['words']): string {
  const isRight = given === question.right
  const own = given === undefined ? say(words, 'noAnswer') : (question.choices[given] ?? '')
  const wrong = isRight
    ? ''
    : `<p><span class="answer-label">${say(words, 'yourAnswer')}</span> ${inline(own)}</p>`
  return `<li><p class="answer-prompt">${inline(question.prompt)}</p>${wrong}<p><span class="answer-label">${say(words, 'rightAnswer')}</span> ${inline(question.choices[question.right] ?? '')}</p>${reasonHtml(isRight, inline(question.reason), words)}</li>`
}
