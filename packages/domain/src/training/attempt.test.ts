import { expect, test } from 'vitest'
import { bestAttempt, furtherStatus } from './attempt.ts'
import { isEntryCourse } from './course.ts'
import { sectionsOf } from './sections.ts'
import { anAttempt } from './training.fixture.ts'

const best = (...attempts: Parameters<typeof anAttempt>[1][]) =>
  bestAttempt(attempts.map((attempt, at) => anAttempt('exam', { number: at + 1, ...attempt })))?.number

test('passed ranks above completed, completed above failed, and the higher score breaks ties', () => {
  expect(
    best({ status: 'failed', score: 1 }, { status: 'completed' }, { status: 'passed', score: 0.7 }),
  ).toBe(3)
  expect(best({ status: 'failed', score: 1 }, { status: 'completed', score: 0 })).toBe(2)
  expect(best({ status: 'passed', score: 0.8 }, { status: 'passed', score: 0.9 })).toBe(2)
})

test('the first of two equal results counts', () => {
  expect(best({ status: 'passed', score: 0.8 }, { status: 'passed', score: 0.8 })).toBe(1)
  expect(bestAttempt([])).toBeUndefined()
})

test('a status that was reached is never lost', () => {
  expect(furtherStatus('completed', 'incomplete')).toBe('completed')
  expect(furtherStatus('incomplete', 'failed')).toBe('failed')
  expect(furtherStatus('failed', 'passed')).toBe('passed')
  expect(furtherStatus('passed', 'failed')).toBe('passed')
})

test('[LE-02] within an attempt a failed verdict outranks completed, in whichever order they come', () => {
  expect(furtherStatus('completed', 'failed')).toBe('failed')
  expect(furtherStatus('failed', 'completed')).toBe('failed')
})

test('[VA-10] an entry course is for beginners and can be bought', () => {
  expect(isEntryCourse({ level: 'beginner', sellable: true })).toBe(true)
  expect(isEntryCourse({ level: 'beginner', sellable: false })).toBe(false)
  expect(isEntryCourse({ level: 'continuing', sellable: true })).toBe(false)
})

test('right answers are counted by section; neutral answers are not counted', () => {
  expect(
    sectionsOf([
      { section: 'Gas', result: 'correct' },
      { section: 'Signals', result: 'wrong' },
      { section: 'Gas', result: 'unanticipated' },
      { section: 'Gas', result: 'neutral' },
      { section: null, result: 'correct' },
    ]),
  ).toEqual([
    { section: 'Gas', correct: 1, answered: 2 },
    { section: 'Signals', correct: 0, answered: 1 },
    { section: '', correct: 1, answered: 1 },
  ])
})
