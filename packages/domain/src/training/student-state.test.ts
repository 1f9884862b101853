import { expect, test } from 'vitest'
import type { Missing } from './certify.ts'
import { activityProgressOf } from './progress.ts'
import { formsInTheWay, formsInTheWayAt, studentState } from './student-state.ts'
import { anAttempt, FIVE_LESSONS, HALF_WAY } from './training.fixture.ts'

const ENROLLED = '2026-04-20T00:00:00.000Z'
const WAITING: Missing[] = [{ step: 'photo', state: 'current' }]
const DIVED: Missing = { step: 'dives', state: 'done', done: 1, of: 1 }
const on = (
  day: string,
  attempts: Parameters<typeof activityProgressOf>[1],
  missing = WAITING,
  certifiedAt?: string,
  photo = true,
  parts = FIVE_LESSONS,
  inTheWay: ReturnType<typeof formsInTheWay> = [],
  isBirthDateUnconfirmed = false,
) =>
  studentState(
    { enrolledAt: ENROLLED, certifiedAt: certifiedAt ?? null },
    { requirements: { theory: true, skills: null, dives: null, release: true, medical: true, photo } },
    activityProgressOf(parts, attempts),
    { missing, inTheWay, isBirthDateUnconfirmed },
    new Date(`${day}T12:00:00Z`),
  )

const lessons = FIVE_LESSONS.slice(0, 5).map(({ id }) => anAttempt(id))
const exam = (number: number, status: 'failed' | 'passed') =>
  anAttempt('exam', { number, status, updatedAt: `2026-05-0${number + 1}T09:00:00.000Z` })

test('[SC-16] an active student is learning; after two inactive weeks the student is stuck', () => {
  expect(on('2026-05-10', HALF_WAY)).toEqual({ state: 'going', reason: null })
  expect(on('2026-05-18', HALF_WAY)).toEqual({ state: 'stuck', reason: 'idle' })
})

test('[SC-16] a student who has not started two weeks after enrolling is stuck', () => {
  expect(on('2026-05-01', [])).toEqual({ state: 'going', reason: null })
  expect(on('2026-05-05', [])).toEqual({ state: 'stuck', reason: 'not-begun' })
})

test('[SC-16] a student who failed the exam twice is stuck until it is passed', () => {
  expect(on('2026-05-06', [...lessons, exam(1, 'failed')])).toEqual({ state: 'going', reason: null })
  const twice = [...lessons, exam(1, 'failed'), exam(2, 'failed')]
  expect(on('2026-05-06', twice)).toEqual({ state: 'stuck', reason: 'exam-failed' })
  expect(on('2026-05-06', [...twice, exam(3, 'passed')])).toEqual({ state: 'ready', reason: null })
})

test('[SC-16] a student with finished theory is ready, however long ago, and certifiable when nothing is missing', () => {
  const done = [...lessons, exam(1, 'passed')]
  expect(on('2026-09-01', done)).toEqual({ state: 'ready', reason: null })
  expect(on('2026-09-01', done, [DIVED])).toEqual({
    state: 'certifiable',
    reason: null,
  })
  const withoutCard = on('2026-09-01', done, [DIVED], undefined, false)
  expect(withoutCard).toEqual({ state: 'ready', reason: null })
})

test('[TS-05] a student who has done everything is not certifiable while the birth date waits', () => {
  const done = [...lessons, exam(1, 'passed')]
  const at = (isUnconfirmed: boolean) =>
    on('2026-09-01', done, [DIVED], undefined, true, FIVE_LESSONS, [], isUnconfirmed)
  expect(at(true)).toEqual({ state: 'uncleared', reason: null })
  expect(at(false)).toEqual({ state: 'certifiable', reason: null })
})

test('[SC-16] a student with the card is certified, regardless of stored progress', () => {
  expect(on('2026-09-01', [], WAITING, '2026-05-30T09:00:00.000Z')).toEqual({
    state: 'certified',
    reason: null,
  })
})

test('[LE-06] a student of a course without lessons is ready for the water from the start, and certifiable after it', () => {
  const without = (missing: Missing[]) => on('2026-09-01', [], missing, undefined, true, [])
  expect(without([{ step: 'dives', state: 'current', done: 0, of: 1 }])).toEqual({
    state: 'ready',
    reason: null,
  })
  expect(without([DIVED])).toEqual({ state: 'certifiable', reason: null })
})

test('[TS-04] anyone who has finished the theory is ready for the water only if both forms count', () => {
  const counts = { isDone: true, dueOn: null, state: 'cleared', request: 'none', since: null } as const
  const declined = {
    isDone: false,
    dueOn: null,
    state: 'declined',
    request: 'none',
    since: '2026-08-03T09:00:00Z',
  } as const
  const missing = { isDone: false, dueOn: null, state: 'missing', request: 'none', since: null } as const
  const done = [...lessons, exam(1, 'passed')]
  const stateWith = (facts: Parameters<typeof formsInTheWay>[0], of = done) =>
    on('2026-05-06', of, WAITING, undefined, true, FIVE_LESSONS, formsInTheWay(facts)).state
  expect(formsInTheWay({ medical: declined, release: counts })).toEqual([
    { form: 'medical', state: 'declined', request: 'none', since: '2026-08-03T09:00:00Z' },
  ])
  expect(stateWith({ medical: counts, release: counts })).toBe('ready')
  expect(stateWith({ medical: declined, release: counts })).toBe('uncleared')
  expect(stateWith({ medical: counts, release: missing })).toBe('uncleared')
  expect(stateWith({ medical: missing, release: missing }, lessons)).toBe('going')
})

test('[LE-09] a form that ended after a session was not in its way; one that ended before it was', () => {
  const ended = {
    form: 'medical',
    state: 'expired',
    request: 'none',
    since: '2026-05-20T10:00:00.000Z',
  } as const
  const declined = {
    form: 'release',
    state: 'declined',
    request: 'none',
    since: '2026-05-20T10:00:00.000Z',
  } as const
  expect(formsInTheWayAt([ended, declined], '2026-05-14T06:00:00.000Z')).toEqual([declined])
  expect(formsInTheWayAt([ended], '2026-05-21T06:00:00.000Z')).toEqual([ended])
})
