import { FORM_STATES, PHYSICIAN_REQUESTS } from '@fathom/domain/forms'
import { z } from 'zod'
import { nextActivityWire, shareWire } from './learning.wire.ts'

/**
 * A student's progress: `ready` has finished the theory and can start the water training, `uncleared` has
 * finished it too, but a form or the birth date is in the way (TS-04, TS-05), `certified` has the card.
 */
export const studentCourseWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  title: z.string(),
  enrolledAt: z.string(),
  progress: shareWire,
  lessonsDone: z.int(),
  lessons: z.int(),
  examScore: shareWire.nullable(),
  /** How long after the end of its time the exam of this score arrived; null in time. */
  examLateSeconds: z.int().nullable(),
  /** How often an exam was failed that isn't passed yet. */
  examFailures: z.int(),
  /** Some result that counts was reported by the package; nobody here marked it (TS-12). */
  isReported: z.boolean(),
  state: z.enum(['stuck', 'uncleared', 'ready', 'going', 'certifiable', 'certified']),
  /** Why a student is stuck. */
  reason: z.enum(['not-begun', 'idle', 'exam-failed']).nullable(),
  /** TS-04: the forms that keep the student out of the water, and since when if that is known. */
  formsInTheWay: z.array(
    z.object({
      form: z.enum(['medical', 'release']),
      state: z.enum(FORM_STATES),
      request: z.enum(PHYSICIAN_REQUESTS),
      since: z.string().nullable(),
      /** TS-03: set while an uploaded page waits to be checked by those who teach. */
      isPageWaiting: z.boolean().optional(),
    }),
  ),
  /** The forms that count now, with when they were first signed. Not in answers that a device stored before. */
  formsSigned: z.array(z.object({ form: z.enum(['medical', 'release']), at: z.string() })).optional(),
  /** TS-05: set if the course is done, but no card is issued before someone has confirmed the birth date. */
  isBirthDateUnconfirmed: z.literal(true).optional(),
  next: nextActivityWire.nullable(),
  divesDone: z.int(),
  dives: z.int(),
  lastActiveAt: z.string().nullable(),
  certifiedAt: z.string().nullable(),
})

/**
 * GET learning/students (SC-16): the students of the calling professional or store, those who need attention
 * first.
 */
export const studentsWire = z.array(
  z.object({
    affiliateId: z.int(),
    name: z.string(),
    /** The teaching professional, for a store. */
    memberNumber: z.int().nullable(),
    memberName: z.string().nullable(),
    courses: z.array(studentCourseWire),
  }),
)
export type StudentsWire = z.infer<typeof studentsWire>
