import { isDate, isTimeZone } from '@fathom/domain/logbook'
import { MARKS, SESSION_KINDS } from '@fathom/domain/training/classes'
import { z } from 'zod'
import { centerStudentWire } from '../center.wire.ts'

const memberNumber = z.int().positive().max(2_147_483_647)
const wholeText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed())
    .transform((text) => text.trim())

const diveNumbers = z.array(z.int().min(1).max(99)).max(20)

/** By the clock of the place, which is in this time zone. */
const sessionPlaceWire = {
  kind: z.enum(SESSION_KINDS),
  date: z.string().refine(isDate),
  startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  endsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: z.string().max(64).refine(isTimeZone),
}

/** PUT classes/{classId}/sessions/{sessionId}. `version` is the one it started from, 0 for a new session. */
export const sessionChangeWire = z.object({
  ...sessionPlaceWire,
  place: wholeText(200),
  note: wholeText(1000),
  /** The numbers of the dives of the course that it covers. */
  dives: diveNumbers,
  version: z.int().min(0),
})
export type SessionChangeWire = z.infer<typeof sessionChangeWire>

export const classSessionWire = z.object({
  sessionId: z.uuid(),
  ...sessionPlaceWire,
  place: z.string(),
  note: z.string(),
  dives: z.array(z.int()),
  version: z.int(),
  /** The same as moments. */
  begins: z.string(),
  ends: z.string(),
  /** Both for a session that an earlier instructor of the class taught: whether the caller is that one, and who it is. */
  maySign: z.boolean().optional(),
  taughtBy: z.string().optional(),
})
export type ClassSessionWire = z.infer<typeof classSessionWire>

/** PUT classes/{classId}: the whole class without its sessions. More students than a class has are refused. */
export const classChangeWire = z.object({
  name: wholeText(100).refine((name) => name !== ''),
  packageId: z.uuid(),
  memberNumber,
  storeNumber: memberNumber.nullable(),
  enrolmentIds: z.array(z.uuid()).max(1000),
  version: z.int().min(0),
})
export type ClassChangeWire = z.infer<typeof classChangeWire>

const classHeaderWire = z.object({
  classId: z.uuid(),
  name: z.string(),
  packageId: z.uuid(),
  title: z.string(),
  memberNumber: z.int(),
  memberName: z.string().nullable(),
  storeNumber: z.int().nullable(),
  storeName: z.string().nullable(),
  closedAt: z.string().nullable(),
  version: z.int(),
})

/** GET classes: those in progress first. */
export const classesWire = z.array(
  classHeaderWire.extend({
    students: z.int(),
    /** Of these students. An answer stored before has none. */
    enrolmentIds: z.array(z.uuid()).optional(),
    sessions: z.array(classSessionWire),
  }),
)
export type ClassesWire = z.infer<typeof classesWire>

const signOffWire = z.object({
  signOffId: z.uuid(),
  sessionId: z.uuid(),
  enrolmentId: z.uuid(),
  dives: z.array(z.int()),
  signedAt: z.string(),
  signedBy: z.string(),
  memberNumber: z.int(),
})

/** GET classes/{classId}: everything that its screen shows. */
export const classWire = classHeaderWire.extend({
  students: z.array(centerStudentWire),
  /** Taken out of the class after a session that they attended, and still taught here. An answer stored before has none. */
  former: z.array(centerStudentWire).optional(),
  sessions: z.array(classSessionWire),
  attendance: z.array(
    z.object({ sessionId: z.uuid(), enrolmentId: z.uuid(), mark: z.enum(MARKS), markedAt: z.string() }),
  ),
  /** Those that count. */
  signOffs: z.array(signOffWire),
  /** The students' logs of dives that sessions cover. A sign-off of a session verifies those of its day. */
  logs: z.array(
    z.object({
      enrolmentId: z.uuid(),
      course: z.string(),
      dive: z.int(),
      isVerified: z.boolean(),
      /** The days on which a log waits that was sent under the name shown here. An answer stored before has none. */
      signableOn: z.array(z.string()).optional(),
    }),
  ),
  /** What sessions of each kind can cover: the dives that the catalog requires. */
  dives: z.array(z.object({ kind: z.enum(SESSION_KINDS), course: z.string(), count: z.int() })),
  /** Only the class's own instructor signs. */
  maySign: z.boolean(),
  /** Of the class's last session, else of its dive center; null if neither is known. */
  timeZone: z.string().nullable().optional(),
  /** Attendance or sign-offs are recorded, so it keeps its course. An answer stored before doesn't say. */
  isCourseFixed: z.boolean().optional(),
})
export type ClassWire = z.infer<typeof classWire>

/** GET class-choices: with whom the caller can make a class. */
export const classChoicesWire = z.object({
  stores: z.array(z.object({ storeNumber: z.int(), name: z.string() })),
  /** With the dive centers at which the caller can give them a class. Without one, the caller leads it. */
  instructors: z.array(
    z.object({
      memberNumber: z.int(),
      name: z.string(),
      storeNumbers: z.array(z.int()),
      isCaller: z.boolean(),
    }),
  ),
  courses: z.array(z.object({ packageId: z.uuid(), title: z.string() })),
  students: z.array(
    z.object({
      enrolmentId: z.uuid(),
      affiliateId: z.int(),
      name: z.string(),
      packageId: z.uuid(),
      storeNumber: z.int().nullable(),
      memberNumber: z.int().nullable(),
    }),
  ),
})
export type ClassChoicesWire = z.infer<typeof classChoicesWire>

/** PUT classes/{classId}/closed */
export const classClosedWire = z.object({ isClosed: z.boolean() })

/** PUT …/attendance: null takes a mark away. `at` is when it was tapped; an older mark doesn't replace a newer one. */
export const attendanceWire = z.object({
  marks: z
    .array(z.object({ enrolmentId: z.uuid(), mark: z.enum(MARKS).nullable() }))
    .min(1)
    .max(200),
  at: z.iso.datetime().optional(),
})
export type AttendanceWire = z.infer<typeof attendanceWire>

/** POST …/sign-off: the students with the names that the instructor was shown. */
export const signOffRequestWire = z.object({
  students: z
    .array(z.object({ enrolmentId: z.uuid(), name: z.string().max(500) }))
    .min(1)
    .max(200),
})
export type SignOffRequestWire = z.infer<typeof signOffRequestWire>
/**
 * How many students were signed off by this call, how many of their logs it verified, and the sent names of
 * students who have another name now and weren't signed off.
 */
export const signedOffWire = z.object({ signed: z.int(), verified: z.int(), renamed: z.array(z.string()) })
export type SignedOffWire = z.infer<typeof signedOffWire>

/** PUT classes/{classId}/sign-offs/{signOffId}/withdrawal */
export const withdrawalWire = z.object({ reason: wholeText(300).refine((reason) => reason !== '') })

/** GET classes/{classId}/questions: those most often missed. */
export const missedQuestionsWire = z.array(
  z.object({
    id: z.string(),
    prompt: z.string(),
    section: z.string().nullable(),
    right: z.string().nullable(),
    missedBy: z.int(),
    answeredBy: z.int(),
  }),
)
export type MissedQuestionsWire = z.infer<typeof missedQuestionsWire>

/** GET my-classes: the classes that the caller is taught in, with what concerns the caller alone. */
export const myClassesWire = z.array(
  classHeaderWire
    .pick({ classId: true, name: true, packageId: true, memberName: true, storeName: true })
    .extend({
      sessions: z.array(
        classSessionWire.extend({
          mark: z.enum(MARKS).nullable(),
          /** Who signed it off for the caller, and when. */
          signedBy: z.string().nullable(),
          signedAt: z.string().nullable(),
        }),
      ),
    }),
)
export type MyClassesWire = z.infer<typeof myClassesWire>
