import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import { afterEach, expect, test } from 'vitest'
import { aCourseRecord } from '../training.fixture.ts'
import { deviceLessons, hasEveryLesson, putLesson } from './stored-lesson.ts'

afterEach(async () => {
  for (const { launch } of await deviceLessons.list())
    await deviceLessons.remove(`${launch.enrolmentId} ${launch.attempt.activityId}`)
})

const ENROLMENT = '01920000-0000-7000-8000-00000000aaaa'

const launchOf = (activityId: string, more: object = { kind: 'lesson' }) =>
  ({
    enrolmentId: ENROLMENT,
    attempt: { activityId, attemptId: activityId },
    ...more,
  }) as unknown as LaunchWire

const put = (activityId: string, more?: object) =>
  putLesson({ affiliateId: 1, course: aCourse(), launch: launchOf(activityId, more), usedAt: '' })

const aCourse = (score: number | null = null): CourseRecordWire => {
  const course = aCourseRecord()
  const [lesson] = course.activities
  return {
    ...course,
    activities: [
      { ...lesson, id: 'lesson-1', kind: 'lesson' },
      { ...lesson, id: 'exam', kind: 'exam', score },
    ] as CourseRecordWire['activities'],
  }
}

const isStored = (course = aCourse()) =>
  hasEveryLesson({ affiliateId: 1, course, launch: launchOf('lesson-1') })

test('[TS-11] an exam page of an earlier version does not count as a stored part of the course', async () => {
  await put('lesson-1')
  // It was stored without a kind, and with the pass mark of the package.
  await put('exam', { start: { masteryScore: 0.75 } })
  expect(await isStored()).toBe(false)
  await put('exam', { kind: 'exam' })
  expect(await isStored()).toBe(true)
})

test('[TS-11] an exam with a result has left the device, and the lessons are still complete', async () => {
  await put('lesson-1')
  expect(await isStored()).toBe(false)
  expect(await isStored(aCourse(0.6))).toBe(true)
})
