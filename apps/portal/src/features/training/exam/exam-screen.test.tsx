import type { ExamAnswersWire } from '@fathom/contract/training'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { deviceLessons } from '../player/stored-lesson.ts'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'
import { anExam, anExamLaunch, aResult, EXAM_ATTEMPT } from './exam.fixture.ts'
import { deviceExams } from './stored-exam.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check, { timeout: 10_000 })

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
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
      return anExam({ given, result: answer.handIn ? aResult() : null })
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

test('[TS-11] a student answers, looks over the answers and hands in; a failed exam names pages, not answers', async () => {
  const { text, press, choose, sent } = await open()
  await press('Start exam')
  await choose('q1 right')
  await press('Next question')
  expect(text()).toContain('Question 2 of 2')
  await press('Review answers')
  expect(text()).toContain('A question without an answer counts as wrong.')
  await press('Hand in exam')
  await soon(() => expect(text()).toContain('Not passed yet'))
  expect(text()).toContain('1 of 2 right, 50%')
  expect(text()).toContain('Floating and sinking')
  expect(text()).toMatch(/Marked on 16 Nov(ember)? 2026 at/)
  expect(text()).not.toContain('Right answer')
  expect(sent.map(({ given, handIn }) => [given, handIn])).toEqual([
    [{ q1: 1 }, false],
    [{}, true],
  ])
  await soon(async () => expect(await deviceLessons.list()).toEqual([]))
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
  const { place, press } = await open()
  await press('Start exam')
  await press('Next question')
  await press('Review answers')
  const handIn = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Hand in exam')
  expect(handIn?.disabled).toBe(true)
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
