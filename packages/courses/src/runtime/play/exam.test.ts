import { Scorm12API } from 'scorm-again/scorm12'
import { Scorm2004API } from 'scorm-again/scorm2004'
import { expect, test } from 'vitest'
import type { ExamData } from '../data.ts'
import { reportOf } from './report.ts'
import { openPage, type Stage } from './stage.ts'

const quiet = { autocommit: false, logLevel: 5 } as const

function rightOf(stage: Stage): number {
  const [id] = stage.ids()
  const pool = (stage.data as ExamData).sections.flatMap((section) => section.pool)
  return pool.find((question) => question.id === id)?.right ?? 0
}

/** Answers from the current question on; the first `wrong` questions are answered incorrectly. */
function answer(stage: Stage, count: number, wrong: number) {
  for (let at = 0; at < count; at++) {
    const right = rightOf(stage)
    stage.wait(3)
    stage.choose(at < wrong ? (right + 1) % 3 : right)
    stage.next()
  }
}

test('ten wrong answers out of forty still pass with 75 percent, and every answer is reported', () => {
  const api = new Scorm12API(quiet)
  const stage = openPage('open-water', 'exam.html', { API: api })
  expect(stage.nextWord()).toBe('Begin the exam')
  stage.next()
  answer(stage, 40, 10)
  expect(stage.title()).toBe('Before you hand it in')
  expect(Object.values(reportOf(api).interactions)).toHaveLength(0)
  stage.next()
  expect(stage.title()).toBe('Passed')
  expect(stage.text('.score')).toBe('30 of 40 right, 75%')
  expect(reportOf(api).core.lesson_status).toBe('passed')
  expect(reportOf(api).core.score.raw).toBe('75')
  expect(Object.values(reportOf(api).interactions)).toHaveLength(40)
  expect(Object.values(reportOf(api).interactions).filter(({ result }) => result === 'wrong')).toHaveLength(
    10,
  )
  expect(stage.text('.answers')).toContain('Not quite.')
})

test('[SC-07] eleven wrong answers fail; the next attempt is in progress again, asks other questions and has its own score', () => {
  const api = new Scorm12API(quiet)
  const stage = openPage('open-water', 'exam.html', { API: api })
  stage.next()
  answer(stage, 40, 11)
  stage.next()
  expect(stage.title()).toBe('Not passed yet')
  expect([reportOf(api).core.lesson_status, reportOf(api).core.score.raw]).toEqual(['failed', '73'])
  stage.press('[data-again]')
  expect(reportOf(api).core.lesson_status).toBe('incomplete')
  expect(stage.title()).toBe('Question 1 of 40')
  answer(stage, 40, 30)
  stage.next()
  expect([reportOf(api).core.lesson_status, reportOf(api).core.score.raw]).toEqual(['failed', '25'])
})

test('[ST-13] a resumed exam asks the same questions in the same order and restores the answers', () => {
  const api = new Scorm12API(quiet)
  const before = openPage('open-water', 'exam.html', { API: api }, 4711)
  before.next()
  answer(before, 12, 0)
  const questions = before.ids()
  const choices = before.text('.choices')
  before.recorder.end()
  const again = new Scorm12API(quiet)
  again.loadFromJSON({
    suspend_data: reportOf(api).suspend_data,
    core: { lesson_status: 'incomplete' },
  } as never)
  const after = openPage('open-water', 'exam.html', { API: again }, 99)
  expect(after.title()).toBe('Question 13 of 40')
  expect(after.ids()).toEqual(questions)
  expect(after.text('.choices')).toBe(choices)
  answer(after, 28, 0)
  after.next()
  expect(reportOf(again).core.score.raw).toBe('100')
})

test('an unanswered question counts as wrong, and the answer overview links to it', () => {
  const stage = openPage('open-water', 'exam.html', { API: new Scorm12API(quiet) })
  stage.next()
  stage.next()
  answer(stage, 39, 0)
  expect(stage.text('.ways')).toBe('Question 1')
  stage.press('[data-step="0"]')
  expect(stage.title()).toBe('Question 1 of 40')
})

test('SCORM 2004 receives completion, success, the scaled score and each answer with its text', () => {
  const api = new Scorm2004API(quiet)
  const stage = openPage('nitrox', 'exam.html', { API_1484_11: api })
  stage.next()
  answer(stage, 15, 3)
  stage.next()
  expect(reportOf(api).completion_status).toBe('completed')
  expect(reportOf(api).success_status).toBe('passed')
  expect([reportOf(api).score.scaled, reportOf(api).score.raw]).toEqual(['0.8', '80'])
  const { session_time, interactions } = reportOf(api)
  expect(session_time).toBe('PT45S')
  const [first] = Object.values(interactions)
  expect(first).toMatchObject({ type: 'choice', result: 'incorrect', latency: 'PT3S' })
  expect(first?.description).toMatch(/\?$/)
  expect(first?.learner_response).toMatch(/^[\w.-]{2,}$/)
})

test('[SC-07] an exam that was only viewed is not started; it starts with its first question', () => {
  const api = new Scorm12API(quiet)
  const stage = openPage('open-water', 'exam.html', { API: api })
  expect(String(api.LMSGetValue('cmi.core.lesson_location'))).toBe('')
  stage.next()
  expect(String(api.LMSGetValue('cmi.core.lesson_location'))).toBe('1/40')
})
