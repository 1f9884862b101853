import { z } from 'zod'
import { nextActivityWire, shareWire } from './learning.wire.ts'

/** How a student gets on: `ready` has finished the theory and waits for the water, `certified` has the card. */
const studentCourseWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  title: z.string(),
  enrolledAt: z.string(),
  progress: shareWire,
  lessonsDone: z.int(),
  lessons: z.int(),
  examScore: shareWire.nullable(),
  /** How often the exam was taken to its end and not passed. */
  examFailures: z.int(),
  state: z.enum(['stuck', 'ready', 'going', 'certifiable', 'certified']),
  /** Why someone is stuck. */
  reason: z.enum(['not-begun', 'idle', 'exam-failed']).nullable(),
  next: nextActivityWire.nullable(),
  divesDone: z.int(),
  dives: z.int(),
  lastActiveAt: z.string().nullable(),
  certifiedAt: z.string().nullable(),
})

/** GET learning/students (SC-16): of the professional or the store who asks; whom to look after first. */
export const studentsWire = z.array(
  z.object({
    affiliateId: z.int(),
    name: z.string(),
    /** The professional who teaches, for a store. */
    memberNumber: z.int().nullable(),
    memberName: z.string().nullable(),
    courses: z.array(studentCourseWire),
  }),
)
export type StudentsWire = z.infer<typeof studentsWire>
