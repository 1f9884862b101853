import type { ExamAnswersWire } from '@fathom/contract/training'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { deviceLessons } from '../player/stored-lesson.ts'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'
import { anExam, anExamLaunch, aResult, EXAM_ATTEMPT } from './exam.fixture.ts'
import { deviceExams } from './stored-exam.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  shown?.unmount()
  for (const { sitting } of await deviceExams.list()) await deviceExams.remove(sitting)
  for (const { launch } of await deviceLessons.list())
    await deviceLessons.remove(`${launch.enrolmentId} ${launch.attempt.activityId}`)
})

async function open(answers: Answers = {}) {
  const sent: ExamAnswersWire[] = []
  const app = await anApp(`/training/course/${OPEN_WATER}/lesson/exam`, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    '/launch': anExamLaunch(),
    [`/attempts/${EXAM_ATTEMPT}/exam`]: ({ body }: { body: string }) => {
      const answer = JSON.parse(body) as ExamAnswersWire
      sent.push(answer)
      const given = Object.assign({}, ...sent.map((one) => one.given))
      const result = answer.handIn ? aResult({ handedInBy: answer.sitting }) : null
      return anExam({ given, result, attempts: { left: 2, nextAt: null } })
    },
    ...answers,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const press = async (name: string) => {
    const find = () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.click())
  }
  const choose = async (label: string) => {
    const find = () => [...place.querySelectorAll('label')].find((one) => one.textContent === label)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.querySelector('input')?.click())
  }
  return { ...app, place, text, press, choose, sent }
}

const disabled = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.disabled

test('[TS-11] a student answers every question and hands in; a failed exam names lessons, not answers', async () => {
  const { text, press, choose, sent, place } = await open()
  await press('Start exam')
  await choose('q1 right')
  await press('Next question')
  expect(text()).toContain('Question 2 of 2')
  await press('Review answers')
  expect(text()).toContain('These questions have no answer yet. Answer all of them to hand in the exam.')
  expect(disabled(place, 'Hand in exam')).toBe(true)
  await press('Question 2 of 2')
  await choose('q2 left')
  await press('Review answers')
  expect(text()).toContain('Every question has an answer.')
  expect(text()).toContain('What about q1?Given answerq1 right')
  expect(text()).toContain('What about q2?Given answerq2 left')
  expect(disabled(place, 'Hand in exam')).toBe(false)
  await press('Hand in exam')
  await soon(() => expect(text()).toContain('Not passed yet'))
  expect(text()).toContain('1 of 2 right, 50%')
  expect(text()).toContain('Read these lessons first')
  expect(text()).toContain('Attempts left: 2.')
  expect(place.querySelector(`a[href="/training/course/${OPEN_WATER}/lesson/lesson-1"]`)).not.toBeNull()
  expect(text()).toMatch(/Marked on 16 Nov(ember)? 2026 at/)
  expect(text()).toContain('One missed question from each lesson')
  expect(text()).toContain('What about q2?Given answerq2 left')
  expect(text()).toContain('Water world · Light and sound')
  expect(text()).not.toContain('What about q1?')
  expect(text()).not.toContain('Right answer')
  expect(text()).not.toContain('By lesson')
  expect(sent.map(({ given, handIn }) => [given, handIn])).toEqual([
    [{ q1: 1 }, false],
    [{ q2: 0 }, false],
    [{}, true],
  ])
  await soon(async () => expect(await deviceLessons.list()).toEqual([]))
})

test('[TS-11] a marked exam opens with its result and its time, and only the next attempt draws a new one', async () => {
  const asked: object[] = []
  const marked = anExam({ given: { q1: 1, q2: 0 }, result: aResult() })
  const { text, press } = await open({
    '/launch': ({ body }: { body: string }) => {
      asked.push(JSON.parse(body))
      return anExamLaunch(asked.length === 1 ? marked : anExam())
    },
  })
  await soon(() => expect(text()).toMatch(/Marked on 16 Nov(ember)? 2026 at/))
  await press('Take exam again')
  await soon(() => expect(text()).toContain('Start exam'))
  expect(asked).toEqual([
    { activityId: 'exam', showResult: true },
    { activityId: 'exam', showResult: false },
  ])
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('[TS-11] after three failures the result says when the next attempt is possible, and offers none', async () => {
  const attempts = { left: 0, nextAt: inAnHour() }
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, attempts, result: aResult() })),
  })
  await soon(() => expect(text()).toContain('You’ve used your attempts for now'))
  expect(text()).toMatch(
    /You can take the exam again on .+ at .+\. Your instructor or dive center can allow it earlier\./,
  )
  expect(disabled(place, 'Take exam again')).toBeUndefined()
})

test('[TS-11] the next attempt is offered when the wait is over', async () => {
  const attempts = { left: 0, nextAt: '2026-11-16T09:00:00.000Z' }
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T09:00:01.000Z'))
  const { place } = await open({ '/launch': anExamLaunch(anExam({ attempts, result: aResult() })) })
  await soon(() => expect(disabled(place, 'Take exam again')).toBe(false))
})

test('[TS-11] an exam that may not be opened yet says when it may', async () => {
  const nextAt = inAnHour()
  const refused = () => Response.json({ problem: 'exam-attempts-used', nextAt }, { status: 409 })
  const { text, place } = await open({ '/launch': refused })
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('You’ve used your attempts for now'))
  expect(text()).toContain('Your instructor or dive center can allow it earlier.')
  expect(place.querySelector(`a[href="/training/course/${OPEN_WATER}"]`)).not.toBeNull()
})

test('[TS-11] an exam that waits for its turn cannot be handed in', async () => {
  const attempts = { left: 0, nextAt: inAnHour() }
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, attempts })),
  })
  await soon(() => expect(text()).toContain('You’ve used your attempts for now'))
  expect(disabled(place, 'Hand in exam')).toBe(true)
})

test('[TS-11] a passed exam shows each right answer with its reason', async () => {
  const answers = ['q1', 'q2'].map((id) => ({ id, right: 0, reason: `Because of ${id}.` }))
  const passed = aResult({ status: 'passed', right: 1, answers })
  const { text, press, choose } = await open({
    [`/attempts/${EXAM_ATTEMPT}/exam`]: anExam({ given: { q1: 1, q2: 0 }, result: passed }),
  })
  await press('Start exam')
  await choose('q1 right')
  await soon(() => expect(text()).toContain('Exam passed'))
  expect(text()).toContain('Given answerq1 right')
  expect(text()).toContain('Right answerq1 left')
  expect(text()).toContain('Because of q2.')
})

test('[TS-11] an empty exam cannot be handed in', async () => {
  const { place, press, text } = await open()
  await press('Start exam')
  await press('Next question')
  await press('Review answers')
  expect(disabled(place, 'Hand in exam')).toBe(true)
  expect(text()).toMatch(/Question 1 of 2.*Question 2 of 2/)
})

test('[TS-11] the questions and the answers are on the device while the exam is open', async () => {
  const { press, choose } = await open()
  await press('Start exam')
  await choose('q1 left')
  await soon(async () => {
    const [stored] = await deviceLessons.list()
    expect(stored?.launch).toMatchObject({ kind: 'exam', exam: { given: { q1: 0 }, result: null } })
  })
})
