import { expect, test } from 'vitest'
import { type CertifyFacts, isCertifiable, missingToCertify } from './certify.ts'
import type { Requirements } from './course.ts'
import { activityProgressOf } from './progress.ts'
import { anAttempt, FIVE_LESSONS, HALF_WAY } from './training.fixture.ts'

const OPEN_WATER: Requirements = {
  theory: true,
  skills: { course: 'confined-water', count: 5 },
  dives: { course: 'open-water', count: 4 },
  release: true,
  medical: true,
  photo: true,
}
const FACTS: CertifyFacts = {
  hasStore: true,
  release: { isDone: true, dueOn: null, state: 'cleared', request: 'none', since: null },
  medical: { isDone: false, dueOn: '2026-05-23', state: 'missing', request: 'none', since: null },
  verifiedDives: { 'confined-water': 5, 'open-water': 1 },
  hasPhoto: false,
}
const ALL = [
  ...FIVE_LESSONS.slice(0, 5).map(({ id }) => anAttempt(id)),
  anAttempt('exam', { status: 'passed' }),
]

test('[SC-07] finished steps come first, then the current one, then the rest', () => {
  expect(missingToCertify(OPEN_WATER, activityProgressOf(FIVE_LESSONS, HALF_WAY), FACTS)).toEqual([
    { step: 'store', state: 'done' },
    { step: 'theory', state: 'done', first: 1, last: 2, withExam: false, next: null },
    { step: 'release', state: 'done', dueOn: null, form: 'cleared', since: null },
    { step: 'skills', state: 'done', done: 5, of: 5 },
    { step: 'theory', state: 'current', first: 3, last: 5, withExam: true, next: 'Title of l3' },
    { step: 'medical', state: 'open', dueOn: '2026-05-23', form: 'missing', since: null },
    { step: 'dives', state: 'open', done: 1, of: 4 },
    { step: 'photo', state: 'open' },
  ])
})

test('[SC-02] a photo under review differs from a photo that was never sent', () => {
  const photoOf = (facts: Partial<CertifyFacts>) =>
    missingToCertify(OPEN_WATER, activityProgressOf(FIVE_LESSONS, HALF_WAY), { ...FACTS, ...facts }).find(
      ({ step }) => step === 'photo',
    )
  expect(photoOf({ isPhotoWaiting: true })).toEqual({ step: 'photo', state: 'open', isWaiting: true })
  expect(photoOf({ hasPhoto: true, isPhotoWaiting: true })).toEqual({ step: 'photo', state: 'done' })
})

test('only the exam remains when every lesson is done', () => {
  const lessons = activityProgressOf(FIVE_LESSONS, ALL.slice(0, 5))
  expect(missingToCertify(OPEN_WATER, lessons, FACTS)).toContainEqual({
    step: 'theory',
    state: 'current',
    first: 6,
    last: 5,
    withExam: true,
    next: 'Title of exam',
  })
})

const READING = { ...OPEN_WATER, skills: null, dives: null, release: false, medical: false, photo: false }
const NEW: CertifyFacts = { ...FACTS, hasStore: false, verifiedDives: {} }

test('a new student sees the theory as one step, and a course lists only what it requires', () => {
  const needs = { ...READING, dives: { course: 'open-water', count: 1 } }
  expect(missingToCertify(needs, activityProgressOf(FIVE_LESSONS, []), NEW)).toEqual([
    { step: 'store', state: 'current' },
    { step: 'theory', state: 'open', first: 1, last: 5, withExam: true, next: 'Title of l1' },
    { step: 'dives', state: 'open', done: 0, of: 1 },
  ])
})

test('[LE-06] a course without lessons or exam requires neither, and one that is only read no dive center', () => {
  const withDives = { ...READING, dives: { course: 'buoyancy', count: 2 } }
  expect(missingToCertify(withDives, [], NEW)).toEqual([
    { step: 'store', state: 'current' },
    { step: 'dives', state: 'open', done: 0, of: 2 },
  ])
  expect(missingToCertify(READING, [], NEW)).toEqual([])
  const lessonsOnly = activityProgressOf(FIVE_LESSONS.slice(0, 2), [])
  expect(missingToCertify(READING, lessonsOnly, NEW)).toEqual([
    { step: 'theory', state: 'current', first: 1, last: 2, withExam: false, next: 'Title of l1' },
  ])
})

test('[LE-06] a course without lessons certifies by its dives, and without dives nobody', () => {
  const facts: CertifyFacts = {
    ...FACTS,
    medical: { isDone: true, dueOn: null, state: 'cleared', request: 'none', since: null },
    verifiedDives: { buoyancy: 2 },
    hasPhoto: true,
  }
  const certifies = (requirements: Requirements, known: CertifyFacts) =>
    isCertifiable({ requirements }, missingToCertify(requirements, [], known))
  const inWater = { ...OPEN_WATER, skills: null, dives: { course: 'buoyancy', count: 2 } }
  expect(certifies(inWater, facts)).toBe(true)
  expect(certifies(inWater, { ...facts, verifiedDives: { buoyancy: 1 } })).toBe(false)
  expect(certifies({ ...inWater, dives: null }, facts)).toBe(false)
})

test('a card can be issued when everything is done, and surplus dives add nothing', () => {
  const facts: CertifyFacts = {
    ...FACTS,
    medical: { isDone: true, dueOn: null, state: 'cleared', request: 'none', since: null },
    verifiedDives: { 'confined-water': 7, 'open-water': 9 },
    hasPhoto: true,
  }
  const missing = missingToCertify(OPEN_WATER, activityProgressOf(FIVE_LESSONS, ALL), facts)
  expect(missing).toContainEqual({ step: 'dives', state: 'done', done: 4, of: 4 })
  expect(isCertifiable({ requirements: OPEN_WATER }, missing)).toBe(true)
  expect(
    isCertifiable(
      { requirements: OPEN_WATER },
      missingToCertify(OPEN_WATER, activityProgressOf(FIVE_LESSONS, ALL), { ...facts, hasPhoto: false }),
    ),
  ).toBe(false)
})

test('a passed exam is not listed as missing while lessons are unread', () => {
  const theory = (done: number) =>
    missingToCertify(
      OPEN_WATER,
      activityProgressOf(FIVE_LESSONS, [...ALL.slice(0, done), ...ALL.slice(5)]),
      FACTS,
    )
      .filter(({ step }) => step === 'theory')
      .map((step) => step.step === 'theory' && [step.state, step.first, step.last, step.withExam])
  expect(theory(2)).toEqual([
    ['done', 1, 2, true],
    ['current', 3, 5, false],
  ])
  expect(theory(0)).toEqual([
    ['done', 1, 0, true],
    ['current', 1, 5, false],
  ])
})

test('a first dive has no card, so it certifies nobody although nothing is missing', () => {
  const requirements = { ...OPEN_WATER, photo: false }
  const done = [{ step: 'dives', state: 'done' }] as const
  expect(isCertifiable({ requirements: OPEN_WATER }, done)).toBe(true)
  expect(isCertifiable({ requirements }, done)).toBe(false)
})
