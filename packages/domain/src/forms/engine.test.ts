import { expect, test } from 'vitest'
import { isComplete, openQuestions, progressOf, reviewOf, tidyAnswers, withAnswer } from './engine.ts'
import { MEDICAL_QUESTIONNAIRE as MEDICAL } from './medical.ts'
import { formStatus, isDeclined, needsPhysician } from './outcome.ts'
import { LIABILITY_RELEASES } from './release.ts'

const allNo = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))

test('a yes opens its box, and progress counts the visible questions', () => {
  expect(progressOf(MEDICAL, {})).toEqual({ answered: 0, asked: 10 })
  expect(progressOf(MEDICAL, allNo)).toEqual({ answered: 10, asked: 10 })
  const opened = withAnswer(MEDICAL, allNo, 'q9', 'yes')
  expect(progressOf(MEDICAL, opened)).toEqual({ answered: 10, asked: 16 })
  expect(openQuestions(MEDICAL, opened).map(({ id }) => id)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6'])
})

test('changing a yes to no clears its box, and opening it again starts over', () => {
  const opened = withAnswer(MEDICAL, withAnswer(MEDICAL, allNo, 'q1', 'yes'), 'a2', 'yes')
  expect(needsPhysician(MEDICAL, opened)).toBe(true)
  const closed = withAnswer(MEDICAL, opened, 'q1', 'no')
  expect(closed).toEqual(allNo)
  expect(needsPhysician(MEDICAL, closed)).toBe(false)
  expect(withAnswer(MEDICAL, closed, 'q1', 'yes')).toEqual({ ...allNo, q1: 'yes' })
})

test('ignores a leftover yes in a closed box', () => {
  expect(needsPhysician(MEDICAL, { ...allNo, a1: 'yes' })).toBe(false)
})

test('drops invalid answers: another word, an unknown question, an empty blank', () => {
  expect(tidyAnswers(MEDICAL, { q1: 'maybe', q2: 'no', z9: 'yes', a1: 'yes' })).toEqual({ q2: 'no' })
  const [release] = LIABILITY_RELEASES
  if (!release) throw new Error('there is no release')
  expect(tidyAnswers(release, { store: '  ', activity: 'Boat dive' })).toEqual({ activity: 'Boat dive' })
  expect(
    isComplete(release, { store: 'x', activity: 'x', instructor: 'x', participant: 'x'.repeat(201) }),
  ).toBe(false)
})

test('the review shows every open section, with null where an answer is missing', () => {
  const review = reviewOf(MEDICAL, { q1: 'yes', a1: 'no', b1: 'yes' })
  expect(review.map(({ section }) => section)).toEqual(['health', 'a'])
  expect(review[1]?.lines.map(({ question, answer }) => [question.id, answer])).toEqual([
    ['a1', 'no'],
    ['a2', null],
    ['a3', null],
    ['a4', null],
    ['a5', null],
  ])
})

test('[ST-08] a form is either Medical Required or Completed', () => {
  expect(formStatus(true)).toEqual({ status: 'Medical Required', statusId: 2 })
  expect(formStatus(false)).toEqual({ status: 'Completed', statusId: 1 })
})

test("[ST-08] a physician's no lasts 365 days, and an approval ends it", () => {
  const decidedAt = new Date('2026-01-01T00:00:00Z')
  const on = (day: string, outcome: 'approved' | 'declined' = 'declined') =>
    isDeclined({ outcome, decidedAt }, new Date(`${day}T00:00:00Z`))
  expect([on('2026-01-02'), on('2026-12-31'), on('2027-01-01')]).toEqual([true, true, false])
  expect(on('2026-01-02', 'approved')).toBe(false)
  expect(isDeclined(undefined, decidedAt)).toBe(false)
})
