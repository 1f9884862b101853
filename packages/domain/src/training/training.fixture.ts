import type { Activity } from './activity.ts'
import type { Attempt } from './attempt.ts'

/** A launchable lesson; override only what the test is about. */
export const aLesson = (id: string, overrides: Partial<Activity> = {}): Activity => ({
  id,
  title: `Title of ${id}`,
  parentId: null,
  href: `${id}/index.html`,
  masteryScore: null,
  minutes: 20,
  ...overrides,
})

export const anExam = (id = 'exam'): Activity => aLesson(id, { masteryScore: 0.75 })

export const FIVE_LESSONS = [...['l1', 'l2', 'l3', 'l4', 'l5'].map((id) => aLesson(id)), anExam()]

export const anAttempt = (activityId: string, overrides: Partial<Attempt> = {}): Attempt => ({
  attemptId: `${activityId}-${overrides.number ?? 1}`,
  enrolmentId: 'e-1',
  activityId,
  number: 1,
  status: 'completed',
  score: null,
  seconds: 600,
  place: null,
  progress: null,
  startedAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T09:00:00.000Z',
  endedAt: null,
  markedAt: null,
  lateSeconds: null,
  version: 1,
  ...overrides,
})

/** Lessons 1 and 2 are done, lesson 3 is in progress. */
export const HALF_WAY = [
  anAttempt('l1', { updatedAt: '2026-05-01T09:00:00.000Z' }),
  anAttempt('l2', { updatedAt: '2026-05-02T09:00:00.000Z' }),
  anAttempt('l3', {
    status: 'incomplete',
    progress: 0.7,
    place: '7/10',
    updatedAt: '2026-05-03T09:00:00.000Z',
  }),
]
