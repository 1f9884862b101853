import { FORM_STATES } from '@fathom/domain/forms'
import { ATTEMPT_STATUSES } from '@fathom/domain/training'
import { z } from 'zod'
import { courseWire, standardWire } from './course.wire.ts'

/** 0 to 1. */
export const shareWire = z.number().min(0).max(1)

/** One part of a course and the reader's state in it. A folder has no `href` and contains other parts. */
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
  /** The last attempt failed, also where Continue opens it. Not in answers that a device stored before. */
  isFailed: z.boolean().optional(),
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

/** `form` is how the form stands, `since` when that began, if it is known. */
const formStep = {
  dueOn: z.string().nullable(),
  form: z.enum(FORM_STATES),
  since: z.string().nullable(),
}

/** One step on the way to the card, in display order. */
export const missingWire = z.discriminatedUnion('step', [
  /** Signed up, with a store selected. */
  z.object({ step: z.literal('store'), state: missing }),
  /** Lessons `first` to `last`; `withExam` when the final exam is included. `next` is the title to open. */
  z.object({
    step: z.literal('theory'),
    state: missing,
    first: z.int(),
    last: z.int(),
    withExam: z.boolean(),
    next: z.string().nullable(),
  }),
  z.object({ step: z.literal('release'), state: missing, ...formStep }),
  z.object({ step: z.literal('medical'), state: missing, ...formStep }),
  /** Pool skills that the instructor confirmed with verified training dives. */
  z.object({ step: z.literal('skills'), state: missing, done: z.int(), of: z.int() }),
  z.object({ step: z.literal('dives'), state: missing, done: z.int(), of: z.int() }),
  /** `isWaiting` when a photo was sent and is under review. */
  z.object({ step: z.literal('photo'), state: missing, isWaiting: z.boolean().optional() }),
])
export type MissingWire = z.infer<typeof missingWire>

export const teacherWire = z.object({
  storeNumber: z.int().nullable(),
  storeName: z.string().nullable(),
  memberNumber: z.int().nullable(),
  memberName: z.string().nullable(),
})

/** One course of a person: GET learning/my-courses, GET learning/students/{affiliateId}/courses. */
export const myCourseWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  contentId: z.uuid().nullable(),
  /** The language of its lessons. */
  culture: z.string().nullable(),
  title: z.string(),
  scene: z.string(),
  kind: z.enum(['consumer', 'pro']),
  enrolledAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** When the theory was finished. */
  completedAt: z.string().nullable(),
  /** When the card was issued: nothing is missing anymore. */
  certifiedAt: z.string().nullable(),
  /** Whether the course ends with a card: a first dive certifies nobody. */
  hasCard: z.boolean(),
  /** Whether the person holds the certification that the course leads to, from this course or elsewhere. */
  isHeld: z.boolean(),
  /** Progress of the theory. */
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

/** Most recently used first. */
export const myCoursesWire = z.array(myCourseWire)
export const myCoursesQuery = z.object({ culture: z.string().max(35).optional() })

/** GET courses/{packageId}?culture[&refresh][&platform] (CA-12); an enrollment id works too. */
export const courseQuery = z.object({
  culture: z.string().max(35).optional(),
  /** Takes the package that is in use now, as long as nothing of the course was begun. */
  refresh: z.string().max(20).optional(),
  /** Where the lessons are to be opened; `web` without it. */
  platform: z.string().max(40).optional(),
})
export const courseRecordWire = courseWire.extend({
  culture: z.string().nullable(),
  standard: standardWire.nullable(),
  isEntitled: z.boolean(),
  /** Whether the reader holds the certification that the course leads to. */
  isHeld: z.boolean(),
  /** Whether the platform of the call can open the lessons. */
  isPlayable: z.boolean(),
  /** The parts as this reader sees them, all open without an enrollment. */
  activities: z.array(activityStateWire),
  enrolment: myCourseWire.nullable(),
})
export type CourseRecordWire = z.infer<typeof courseRecordWire>

export const attemptStatusWire = z.enum(ATTEMPT_STATUSES)
