import { ATTEMPT_STATUSES } from '@fathom/domain/training'
import { z } from 'zod'
import { courseWire, standardWire } from './course.wire.ts'

/** 0 to 1. */
export const shareWire = z.number().min(0).max(1)

/** One part of a course and where the reader stands in it. A folder has no `href` of its own and holds others. */
const activityStateWire = z.object({
  id: z.string(),
  title: z.string(),
  parentId: z.string().nullable(),
  kind: z.enum(['folder', 'lesson', 'exam']),
  /** `current` is the one that Continue opens. */
  state: z.enum(['done', 'current', 'begun', 'failed', 'open']),
  progress: shareWire,
  score: shareWire.nullable(),
  passMark: shareWire.nullable(),
  minutes: z.int().nullable(),
  attempts: z.int(),
  place: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
})
export type ActivityStateWire = z.infer<typeof activityStateWire>

/** What Continue opens. `number` counts lessons from 1 (`Lesson 3 of 5`); an exam has none. */
export const nextActivityWire = z.object({
  activityId: z.string(),
  title: z.string(),
  kind: z.enum(['lesson', 'exam']),
  number: z.int().nullable(),
  of: z.int(),
  minutesLeft: z.int().nullable(),
  place: z.string().nullable(),
  hasBegun: z.boolean(),
})

const missing = z.enum(['done', 'current', 'open'])

/** One thing on the way to the card, in the order in which it is shown. */
export const missingWire = z.discriminatedUnion('step', [
  /** Signed up and a store chosen. */
  z.object({ step: z.literal('store'), state: missing }),
  /** Lessons `first` to `last`; `withExam` when the final exam belongs to it. `next` is the title to open. */
  z.object({
    step: z.literal('theory'),
    state: missing,
    first: z.int(),
    last: z.int(),
    withExam: z.boolean(),
    next: z.string().nullable(),
  }),
  z.object({ step: z.literal('release'), state: missing, dueOn: z.string().nullable() }),
  z.object({ step: z.literal('medical'), state: missing, dueOn: z.string().nullable() }),
  /** Skills of the pool, confirmed by the instructor through verified training dives. */
  z.object({ step: z.literal('skills'), state: missing, done: z.int(), of: z.int() }),
  z.object({ step: z.literal('dives'), state: missing, done: z.int(), of: z.int() }),
  /** `isWaiting` when one was sent and is being looked at. */
  z.object({ step: z.literal('photo'), state: missing, isWaiting: z.boolean().optional() }),
])
export type MissingWire = z.infer<typeof missingWire>

export const teacherWire = z.object({
  storeNumber: z.int().nullable(),
  storeName: z.string().nullable(),
  memberNumber: z.int().nullable(),
  memberName: z.string().nullable(),
})

/** One course that a person takes: GET learning/my-courses, GET learning/students/{affiliateId}/courses. */
export const myCourseWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  contentId: z.uuid().nullable(),
  /** In which its lessons are written. */
  culture: z.string().nullable(),
  title: z.string(),
  scene: z.string(),
  kind: z.enum(['consumer', 'pro']),
  enrolledAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** When the theory was finished. */
  completedAt: z.string().nullable(),
  /** When the card was issued: nothing is missing any longer. */
  certifiedAt: z.string().nullable(),
  /** Whether a card stands at its end: a first dive certifies nobody. */
  hasCard: z.boolean(),
  /** Of the theory. */
  progress: shareWire,
  lessonsDone: z.int(),
  lessons: z.int(),
  minutesLeft: z.int().nullable(),
  activities: z.array(activityStateWire),
  /** Null when everything is done, or when nothing is imported yet. */
  next: nextActivityWire.nullable(),
  missing: z.array(missingWire),
  teacher: teacherWire,
})
export type MyCourseWire = z.infer<typeof myCourseWire>

/** In the order of last use, the newest first. */
export const myCoursesWire = z.array(myCourseWire)
export const myCoursesQuery = z.object({ culture: z.string().max(35).optional() })

/** GET courses/{packageId}?culture[&refresh][&platform] (CA-12); the id may be an enrolment's. */
export const courseQuery = z.object({
  culture: z.string().max(35).optional(),
  refresh: z.string().max(20).optional(),
  platform: z.string().max(40).optional(),
})
export const courseRecordWire = courseWire.extend({
  culture: z.string().nullable(),
  standard: standardWire.nullable(),
  isEntitled: z.boolean(),
  /** The parts as the reader of this course would see them, all open while nobody is enrolled. */
  activities: z.array(activityStateWire),
  enrolment: myCourseWire.nullable(),
})
export type CourseRecordWire = z.infer<typeof courseRecordWire>

export const attemptStatusWire = z.enum(ATTEMPT_STATUSES)
