import { expect, test } from 'vitest'
import { activityProgressOf, activityStates, nextActivity, theoryOf } from './progress.ts'
import { aLesson, anAttempt, anExam, FIVE_LESSONS, HALF_WAY } from './training.fixture.ts'

const theory = (...[activities, attempts]: Parameters<typeof activityProgressOf>) =>
  theoryOf(activityProgressOf(activities, attempts))

test('[SC-07] two lessons and most of the third are 54 percent of five, and Continue opens the third', () => {
  const activityProgress = activityProgressOf(FIVE_LESSONS, HALF_WAY)
  expect(theoryOf(activityProgress)).toEqual({
    progress: expect.closeTo(0.54),
    lessonsDone: 2,
    lessons: 5,
    isComplete: false,
    minutesLeft: 6 + 20 + 20 + 20,
  })
  expect(nextActivity(activityProgress)).toEqual({
    activityId: 'l3',
    title: 'Title of l3',
    kind: 'lesson',
    number: 3,
    of: 5,
    minutesLeft: 6,
    place: '7/10',
    hasBegun: true,
  })
})

test('all lessons without the exam do not complete the theory', () => {
  const lessons = FIVE_LESSONS.slice(0, 5).map(({ id }) => anAttempt(id))
  expect(theory(FIVE_LESSONS, lessons)).toMatchObject({ progress: 0.99, isComplete: false, lessonsDone: 5 })
  const exam = anAttempt('exam', { status: 'passed', score: 0.8 })
  expect(theory(FIVE_LESSONS, [...lessons, exam])).toMatchObject({
    progress: 1,
    isComplete: true,
    minutesLeft: 0,
  })
  expect(nextActivity(activityProgressOf(FIVE_LESSONS, [...lessons, exam]))).toBeUndefined()
})

test('a single-part package with a pass mark is a lesson', () => {
  const [only] = activityProgressOf(
    [anExam('all')],
    [anAttempt('all', { status: 'incomplete', progress: 0.4 })],
  )
  expect([only?.kind, only?.progress]).toEqual(['lesson', 0.4])
})

test('where a lesson does not report progress, time is used as an estimate that never reaches the end', () => {
  const tried = (seconds: number) => anAttempt('l1', { status: 'incomplete', seconds })
  const progress = (seconds: number, minutes: number | null) =>
    activityProgressOf([aLesson('l1', { minutes })], [tried(seconds)])[0]?.progress
  expect([progress(300, 20), progress(36_000, 20), progress(300, null)]).toEqual([0.25, 0.9, 0])
})

test('a lesson that was read to its end without passing its check is not done, and not whole', () => {
  const [read] = activityProgressOf(
    [aLesson('l1')],
    [anAttempt('l1', { status: 'incomplete', score: 0.125, progress: 1 })],
  )
  expect([read?.isDone, read?.progress]).toEqual([false, 0.99])
})

test('the best result counts, regardless of later attempts', () => {
  const [exam] = activityProgressOf(
    [aLesson('l1'), anExam()],
    [
      anAttempt('exam', { number: 1, status: 'failed', score: 0.5 }),
      anAttempt('exam', { number: 2, status: 'passed', score: 0.85 }),
      anAttempt('exam', { number: 3, status: 'failed', score: 0.6, updatedAt: '2026-06-01T00:00:00.000Z' }),
    ],
  ).filter(({ kind }) => kind === 'exam')
  expect([exam?.isDone, exam?.best?.number, exam?.latest?.number]).toEqual([true, 2, 3])
})

test('Continue opens what follows the last finished lesson, and returns to skipped ones', () => {
  const next = (...ids: string[]) =>
    nextActivity(
      activityProgressOf(
        FIVE_LESSONS,
        ids.map((id, day) => anAttempt(id, { updatedAt: `2026-05-0${day + 1}T00:00:00.000Z` })),
      ),
    )?.activityId
  expect([next(), next('l1'), next('l3'), next('l3', 'l4', 'l5', 'exam')]).toEqual(['l1', 'l2', 'l4', 'l1'])
})

test('opening without starting changes nothing', () => {
  const opened = anAttempt('l5', { status: 'not-attempted', updatedAt: '2026-06-01T00:00:00.000Z' })
  const activityProgress = activityProgressOf(FIVE_LESSONS, [...HALF_WAY, opened])
  expect(nextActivity(activityProgress)?.activityId).toBe('l3')
  expect(activityProgress[4]?.attempts).toEqual([])
})

test('a failed exam is in progress, and has no number among the lessons', () => {
  const lessons = FIVE_LESSONS.slice(0, 5).map(({ id }) => anAttempt(id))
  const failed = anAttempt('exam', { status: 'failed', score: 0.4, updatedAt: '2026-05-09T00:00:00.000Z' })
  expect(nextActivity(activityProgressOf(FIVE_LESSONS, [...lessons, failed]))).toMatchObject({
    activityId: 'exam',
    kind: 'exam',
    number: null,
    of: 5,
    minutesLeft: 20,
  })
})

test('[SC-07] after a failed exam with unread lessons, Continue opens the first of them', () => {
  const failed = anAttempt('exam', { status: 'failed', score: 0.4, updatedAt: '2026-05-09T00:00:00.000Z' })
  expect(nextActivity(activityProgressOf(FIVE_LESSONS, [anAttempt('l1'), failed]))).toMatchObject({
    activityId: 'l2',
    number: 2,
  })
  const under = { ...failed, status: 'incomplete' as const }
  expect(nextActivity(activityProgressOf(FIVE_LESSONS, [anAttempt('l1'), under]))).toMatchObject({
    kind: 'exam',
  })
})

test('a folder is done when everything in it is done', () => {
  const folder = (id: string, parentId: string | null = null) => aLesson(id, { href: null, parentId })
  const activities = [
    folder('one'),
    aLesson('a', { parentId: 'one' }),
    folder('two'),
    folder('inner', 'two'),
    aLesson('b', { parentId: 'inner' }),
    aLesson('c', { parentId: 'two' }),
  ]
  const states = activityStates(activities, activityProgressOf(activities, [anAttempt('a'), anAttempt('b')]))
  expect(Object.fromEntries(states)).toEqual({
    one: 'done',
    a: 'done',
    two: 'current',
    inner: 'done',
    b: 'done',
    c: 'current',
  })
})

test('a course with nothing to open is not complete', () => {
  expect(theory([], [])).toEqual({
    progress: 0,
    lessonsDone: 0,
    lessons: 0,
    isComplete: false,
    minutesLeft: 0,
  })
  expect(nextActivity([])).toBeUndefined()
})

test('[SC-07] after only viewing the exam a student continues with the lessons; after starting it, with the exam', () => {
  const looked = { status: 'incomplete', seconds: 9, updatedAt: '2026-05-04T09:00:00.000Z' } as const
  const next = (place: string | null) =>
    nextActivity(activityProgressOf(FIVE_LESSONS, [...HALF_WAY, anAttempt('exam', { ...looked, place })]))
  expect(next(null)?.activityId).toBe('l3')
  expect(next('2/40')?.activityId).toBe('exam')
})

test('[TS-11] an added exam is the exam, also beside a package whose only part has a pass mark', () => {
  const kinds = (...activities: Parameters<typeof activityProgressOf>[0]) =>
    activityProgressOf(activities, []).map(({ kind }) => kind)
  const quiz = anExam('quiz')
  expect(kinds(quiz)).toEqual(['lesson'])
  expect(kinds(quiz, { ...anExam('exam'), isAdded: true })).toEqual(['lesson', 'exam'])
})
