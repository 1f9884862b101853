import { expect, test } from 'vitest'
import type { Answer } from './attempt.ts'
import { countSave, placeOfSave, type Written, withReport } from './commit.ts'
import { anAttempt } from './training.fixture.ts'

const KEPT: Written = { sitting: 'phone', sittings: { tablet: 3, phone: 4 }, version: 7 }

test('a sitting continues its own attempt, regardless of the version it saw', () => {
  expect(placeOfSave(KEPT, { sitting: 'phone', sequence: 5, version: 3 })).toBe('here')
})

test('a save that was already stored is not stored again, even after another sitting continued', () => {
  expect(placeOfSave(KEPT, { sitting: 'phone', sequence: 4, version: 6 })).toBe('repeated')
  expect(placeOfSave(KEPT, { sitting: 'tablet', sequence: 3, version: 2 })).toBe('repeated')
})

test('another sitting continues from the newest version; with an older version it gets a separate attempt', () => {
  expect(placeOfSave(KEPT, { sitting: 'laptop', sequence: 1, version: 7 })).toBe('here')
  expect(placeOfSave(KEPT, { sitting: 'laptop', sequence: 1, version: 6 })).toBe('beside')
  expect(placeOfSave(KEPT, { sitting: 'tablet', sequence: 4, version: 3 })).toBe('beside')
})

test('[SC-07] a restart gets a separate attempt and continues there', () => {
  const again = { sitting: 'phone-2', sequence: 5, version: 7, again: true }
  expect(placeOfSave(KEPT, again)).toBe('beside')
  const made: Written = { sitting: 'phone-2', sittings: { 'phone-2': 5 }, version: 1 }
  expect(placeOfSave(made, again)).toBe('repeated')
  expect(placeOfSave(made, { ...again, sequence: 6, version: 1 })).toBe('here')
  const afterAnother = { ...made, sitting: 'tablet', version: 2 }
  expect(placeOfSave(afterAnother, { ...again, sequence: 6, version: 2 })).toBe('here')
})

test('only the last fifty sittings are remembered', () => {
  let sittings: Record<string, number> = {}
  for (let at = 0; at < 60; at += 1) sittings = countSave(sittings, { sitting: `s-${at}`, sequence: at })
  sittings = countSave(sittings, { sitting: 's-20', sequence: 99 })
  expect(Object.keys(sittings)).toHaveLength(50)
  expect([sittings['s-9'], sittings['s-10'], sittings['s-20']]).toEqual([undefined, 10, 99])
})

const answer = (id: string, given: string): Answer => ({
  id,
  section: null,
  prompt: null,
  given,
  right: null,
  result: 'correct',
  seconds: null,
  at: null,
})
const summary = { status: 'incomplete', score: null, seconds: 10, place: '2/9', progress: 0.2 } as const
const NOW = '2026-05-20T00:00:00.000Z'

test('viewing a finished lesson again moves the bookmark and loses nothing', () => {
  const done = {
    ...anAttempt('l1', { score: 0.9, progress: 1, endedAt: '2026-05-01T09:00:00.000Z' }),
    answers: [],
  }
  const after = withReport(done, { summary: { ...summary, score: 0.1 }, answers: [], final: true }, NOW)
  expect(after).toMatchObject({
    status: 'completed',
    score: 0.9,
    progress: 1,
    seconds: 600,
    place: '2/9',
    endedAt: '2026-05-01T09:00:00.000Z',
    updatedAt: NOW,
    version: 2,
  })
})

test('an attempt ends when its sitting ends with a result, not when the person just leaves', () => {
  const begun = { ...anAttempt('exam', { status: 'incomplete' }), answers: [] }
  const ended = (status: 'incomplete' | 'failed', final: boolean) =>
    withReport(begun, { summary: { ...summary, status }, answers: [], final }, NOW).endedAt
  expect([ended('incomplete', true), ended('failed', false), ended('failed', true)]).toEqual([
    null,
    null,
    NOW,
  ])
})

test('a repeated answer replaces the previous one, the others stay', () => {
  const begun = { ...anAttempt('exam'), answers: [answer('q1', 'a'), answer('q2', 'b')] }
  const after = withReport(
    begun,
    { summary, answers: [answer('q1', 'c'), answer('q3', 'd')], final: false },
    NOW,
  )
  expect(after.answers.map(({ id, given }) => `${id}${given}`)).toEqual(['q1c', 'q2b', 'q3d'])
})
