import { expect, test } from 'vitest'
import {
  drawExam,
  type ExamBank,
  firstOfEachLesson,
  lessonsToReadAgain,
  markExam,
  neededOf,
  questionsOf,
  unansweredIn,
  withoutVerdicts,
} from './exam.ts'

const AT = '2026-11-16T10:00:00.000Z'

/** Three lessons with six questions each; the right choice is `yes`, and every two questions share a page. */
const bank: ExamBank = {
  title: 'Final exam',
  intro: [],
  count: 10,
  passMark: 0.75,
  minutes: null,
  limits: { attempts: 3, pauseHours: 24 },
  sections: ['gas', 'sea', 'gear'].map((id) => ({
    id,
    title: `Lesson ${id}`,
    pool: Array.from({ length: 6 }, (_, at) => ({
      id: `${id}-${at}`,
      prompt: `Is ${id} **${at}** so?`,
      choices: at % 2 === 0 ? ['no', 'yes', 'perhaps'] : ['yes', 'no', 'perhaps'],
      right: at % 2 === 0 ? 1 : 0,
      reason: 'It is.',
      feedback: at % 2 === 0 ? ['It never is.', '', 'Be **sure**.'] : ['', 'It never is.', 'Be **sure**.'],
      page: `${id} page ${Math.floor(at / 2) + 1}`,
    })),
  })),
}

const answersTo = (drawn: ReturnType<typeof drawExam>, isRight: (id: string) => boolean) =>
  Object.fromEntries(
    questionsOf(bank, drawn).map(({ id, order, right }) => {
      const position = order.indexOf(right)
      return [id, isRight(id) ? position : (position + 1) % order.length]
    }),
  )

test('[TS-11] the same seed draws the same exam, and another seed another one', () => {
  expect(drawExam(bank, 4711)).toEqual(drawExam(bank, 4711))
  expect(drawExam(bank, 4711)).not.toEqual(drawExam(bank, 4712))
})

test('[TS-11] every exam asks different questions, as many from each lesson; the first gets the remainder', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 200; seed++) {
    const drawn = drawExam(bank, seed)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(10)
    const sections = questionsOf(bank, drawn).map(({ section }) => section)
    expect(['gas', 'sea', 'gear'].map((id) => sections.filter((one) => one === id).length)).toEqual([4, 3, 3])
    for (const { id, order } of drawn) {
      expect(order.toSorted()).toEqual([0, 1, 2])
      seen.add(id)
    }
  }
  expect(seen.size).toBe(18)
})

test('[TS-11] an exam asks first what this person was asked least', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const first = drawExam(bank, seed)
    const asked = new Map(first.map(({ id }) => [id, 1]))
    const second = drawExam(bank, seed + 1000, asked)
    const repeated = second.filter(({ id }) => asked.has(id))
    // The first section asks four of its six questions; the others ask three, so that none has to be repeated.
    expect(repeated).toHaveLength(2)
    expect(repeated.every(({ id }) => id.startsWith('gas-'))).toBe(true)
  }
})

test('[TS-11] names the questions without an answer, in the order of the exam', () => {
  const drawn = drawExam(bank, 7)
  const [first, second, ...others] = drawn.map(({ id }) => id)
  expect(unansweredIn(drawn, { [first ?? '']: 0, [second ?? '']: 2 })).toEqual(others)
  expect(unansweredIn(drawn, Object.fromEntries(drawn.map(({ id }) => [id, 0])))).toEqual([])
})

test('[TS-11] a failed exam names a lesson only when fewer than half of its answers were right', () => {
  const section = { title: 'Lesson', of: 8, pages: ['one'] }
  const lessons = lessonsToReadAgain([
    { ...section, id: 'weak', right: 3 },
    { ...section, id: 'half', right: 4 },
    { ...section, id: 'none', right: 0 },
  ])
  expect(lessons).toEqual([
    { id: 'weak', title: 'Lesson' },
    { id: 'none', title: 'Lesson' },
  ])
})

test('[TS-11] eight of ten right answers are needed for three quarters', () => {
  expect(neededOf(10, 0.75)).toBe(8)
  const drawn = drawExam(bank, 5)
  const missed = (count: number) => new Set(drawn.slice(0, count).map(({ id }) => id))
  const marked = (wrong: number) =>
    markExam(
      bank,
      drawn,
      answersTo(drawn, (id) => !missed(wrong).has(id)),
      AT,
    )
  expect(marked(2)).toMatchObject({ right: 8, of: 10, score: 0.8, isPassed: true })
  expect(marked(3)).toMatchObject({ right: 7, of: 10, score: 0.7, isPassed: false })
})

test('[TS-11] an unanswered question counts as wrong, and missed questions name their pages in order', () => {
  const drawn = drawExam(bank, 9)
  const { isPassed, sections, answers } = markExam(bank, drawn, {}, AT)
  expect(isPassed).toBe(false)
  expect(answers).toHaveLength(10)
  expect(answers[0]).toMatchObject({ given: '', right: 'yes', result: 'wrong', at: AT })
  expect(answers[0]?.prompt).not.toContain('*')
  for (const { id, right, pages } of sections) {
    expect(right).toBe(0)
    expect(pages).toEqual(pages.toSorted())
    expect(pages.every((page) => page.startsWith(`${id} page `))).toBe(true)
  }
})

test('[TS-11] without verdicts nothing of what was right is left', () => {
  const drawn = drawExam(bank, 3)
  const { answers } = markExam(
    bank,
    drawn,
    answersTo(drawn, () => true),
    AT,
  )
  expect(answers.every(({ result }) => result === 'correct')).toBe(true)
  for (const answer of withoutVerdicts(answers))
    expect(answer).toMatchObject({ right: null, result: 'neutral' })
})

test('[LE-08] every missed question says why the chosen answer is wrong, and where it is taught', () => {
  const drawn = drawExam(bank, 11)
  const [first, second, third] = drawn
  const choose = (text: string) => (question: typeof first) => {
    const [asked] = questionsOf(bank, question ? [question] : [])
    return asked ? asked.order.indexOf(asked.choices.indexOf(text)) : -1
  }
  const given = {
    ...answersTo(drawn, () => true),
    [first?.id ?? '']: choose('no')(first),
    [second?.id ?? '']: choose('perhaps')(second),
  }
  const { missed } = markExam(bank, drawn, given, AT)
  expect(missed).toEqual([
    { id: first?.id, lesson: 'gas', page: expect.stringMatching(/^gas page/), why: 'It never is.' },
    { id: second?.id, lesson: 'gas', page: expect.stringMatching(/^gas page/), why: 'Be sure.' },
  ])
  expect(missed.map(({ id }) => id)).not.toContain(third?.id)
  expect(firstOfEachLesson(missed).map(({ id }) => id)).toEqual([first?.id])
})

test('[LE-08] a failed exam names one missed question of each lesson, and a bank without explanations none', () => {
  const drawn = drawExam(bank, 12)
  const before: ExamBank = {
    ...bank,
    sections: bank.sections.map((section) => ({
      ...section,
      pool: section.pool.map(({ feedback: _, ...question }) => question),
    })),
  }
  const { missed } = markExam(
    before,
    drawn,
    answersTo(drawn, () => false),
    AT,
  )
  expect(missed).toHaveLength(10)
  expect(firstOfEachLesson(missed).map(({ lesson, why }) => [lesson, why])).toEqual([
    ['gas', null],
    ['sea', null],
    ['gear', null],
  ])
})
