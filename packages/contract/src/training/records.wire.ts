import { z } from 'zod'
import { affiliateIdWire } from '../shared/decimal.ts'
import { answerWire } from './attempt.wire.ts'
import { examAttemptsWire } from './exam.wire.ts'
import { attemptStatusWire, missingWire, shareWire, teacherWire } from './learning.wire.ts'

/** …?affiliateId of the instructor variants (CA-13, CA-16). */
export const studentQuery = z.object({
  affiliateId: affiliateIdWire,
  culture: z.string().max(35).optional(),
})

const sectionWire = z.object({ section: z.string(), correct: z.int(), answered: z.int() })

/**
 * `taught` is for a missed question of an attempt that counts (LE-08): the lesson and page that teach it, and why the
 * answer is wrong, as far as we know them.
 */
const recordedAnswerWire = answerWire.extend({
  taught: z
    .object({
      lesson: z.string(),
      /** The title of that lesson; null if it left the course. */
      title: z.string().nullable(),
      page: z.string().nullable(),
      why: z.string().nullable(),
    })
    .nullable(),
  /** Missed here, and answered right later: in practice or in another attempt. */
  isRightSince: z.boolean(),
})

/** One attempt at an activity with a pass mark or a score. */
const assessmentWire = z.object({
  attemptId: z.uuid(),
  activityId: z.string(),
  title: z.string(),
  kind: z.enum(['lesson', 'exam']),
  number: z.int(),
  status: attemptStatusWire,
  score: shareWire.nullable(),
  passMark: shareWire.nullable(),
  seconds: z.number(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the server marked it. */
  markedAt: z.string().nullable(),
  /** How long after the end of an exam's time it, or an answer that counts in it, arrived; null in time. */
  lateSeconds: z.int().nullable(),
  /** By which factor an accommodation lengthened its time; 1 if none did, or without a time limit. */
  timeFactor: z.number(),
  /** The package reported this result; nobody here marked it (TS-12). */
  isReported: z.boolean(),
  /** The knowledge check of one of our own lessons, which the browser marks (TS-12). */
  isSelfChecked: z.boolean(),
  /** The attempt that counts for its activity. */
  isBest: z.boolean(),
  sections: z.array(sectionWire),
  /** Without verdicts and right answers while the reader hasn't passed the exam (TS-11). */
  answers: z.array(recordedAnswerWire),
})

/** GET courses/{id}/assessmentresults and its instructor variant (CA-13), oldest first. */
export const assessmentResultsWire = z.object({
  affiliateId: z.int(),
  name: z.string(),
  packageId: z.uuid(),
  enrolmentId: z.uuid().nullable(),
  title: z.string(),
  results: z.array(assessmentWire),
  /** Totals over the attempts that count, of knowledge checks and exams apart. */
  sections: z.array(sectionWire.extend({ kind: z.enum(['lesson', 'exam']) })),
  /** Null when the server doesn't mark the exam of the course, or when it's passed. */
  examAttempts: examAttemptsWire.nullable(),
  /** An exam that was started and isn't handed in. `endsAt` is null without a time limit. */
  examUnderway: z.object({ startedAt: z.string(), endsAt: z.string().nullable() }).nullable(),
})
export type AssessmentResultsWire = z.infer<typeof assessmentResultsWire>

const reportPartWire = z.object({
  activityId: z.string(),
  title: z.string(),
  kind: z.enum(['lesson', 'exam']),
  status: attemptStatusWire,
  progress: shareWire,
  score: shareWire.nullable(),
  seconds: z.number(),
  attempts: z.int(),
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  /** When the attempt that counts was done. */
  doneAt: z.string().nullable(),
  /** When the attempt that counts ended, or was last used. An answer stored before doesn't say. */
  countedAt: z.string().nullable().optional(),
  /** An exam that was started and isn't handed in, beside the attempt that counts so far. */
  isUnderway: z.boolean().optional(),
  /** Of the attempt that counts, as in its assessment results. */
  lateSeconds: z.int().nullable(),
  /** The package reported the result that counts; nobody here marked it (TS-12). */
  isReported: z.boolean(),
  /** The knowledge check of one of our own lessons, which the browser marks (TS-12). */
  isSelfChecked: z.boolean(),
})

/** GET courses/{packageId}/report (CA-14): each part, with totals. */
export const courseReportWire = z.object({
  packageId: z.uuid(),
  enrolmentId: z.uuid(),
  title: z.string(),
  enrollmentDate: z.string(),
  completedDate: z.string().nullable(),
  certifiedDate: z.string().nullable(),
  /** Whether the course ends with a card. */
  hasCard: z.boolean(),
  progress: shareWire,
  seconds: z.number(),
  parts: z.array(reportPartWire),
  missing: z.array(missingWire),
})
export type CourseReportWire = z.infer<typeof courseReportWire>

/** A dive of the course that an instructor verified. `number` and `date` are the diver's own. */
const recordDiveWire = z.object({
  logId: z.uuid(),
  number: z.int().nullable(),
  title: z.string(),
  date: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  verifiedBy: z.string(),
  verifiedByNumber: z.int().nullable(),
  verifiedAt: z.string(),
})

/** GET courses/{id}/eRecord and its instructor variant: what was done, when and by whom. */
export const eRecordWire = courseReportWire.extend({
  affiliateId: z.int(),
  name: z.string(),
  birthDate: z.string(),
  /** TS-05: nobody has compared it with an identity document, and forms or rules of age wait for that. */
  isBirthDateUnconfirmed: z.boolean().optional(),
  teacher: teacherWire,
  dives: z.array(recordDiveWire),
  isCertifiable: z.boolean(),
  /** TS-04: a physician declined the student, and that holds. It's given while the course is taught. */
  isDeclined: z.boolean(),
  printedAt: z.string(),
})
export type ERecordWire = z.infer<typeof eRecordWire>

/** POST courses/{id}/instructor/certify. TS-04: needed if a physician declined the student; else nothing is sent. */
export const certifyRequestWire = z.object({ isRefusalKnown: z.boolean() }).nullish()

/** GET courses/{id}/eRecord/archive (CA-16, EN-18): each time the course was taken, newest first. */
export const eRecordArchiveWire = z.array(
  z.object({
    enrolmentId: z.uuid(),
    packageId: z.uuid(),
    title: z.string(),
    enrollmentDate: z.string(),
    completedDate: z.string().nullable(),
    certifiedDate: z.string().nullable(),
    endedDate: z.string().nullable(),
    progress: shareWire,
    score: shareWire.nullable(),
    storeNumber: z.int().nullable(),
    memberNumber: z.int().nullable(),
  }),
)
export type ERecordArchiveWire = z.infer<typeof eRecordArchiveWire>
