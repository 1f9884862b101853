import { z } from 'zod'
import { studentCourseWire } from './students.wire.ts'

/** LE-10: a student of a dive center in one course, with the instructor who teaches it. */
export const centerStudentWire = z.object({
  affiliateId: z.int(),
  name: z.string(),
  memberNumber: z.int().nullable(),
  memberName: z.string().nullable(),
  course: studentCourseWire,
})
export type CenterStudentWire = z.infer<typeof centerStudentWire>

/** GET center/students: those who need attention first. The choices are those of all its students. */
export const centerStudentsWire = z.object({
  items: z.array(centerStudentWire),
  /** Enrollments, as the items are. */
  total: z.int().min(0),
  /** Different people among them. Not in answers that a device stored before. */
  people: z.int().min(0).optional(),
  page: z.int().min(1),
  pageSize: z.int().min(1),
  instructors: z.array(z.object({ memberNumber: z.int(), name: z.string() })),
  courses: z.array(z.object({ packageId: z.uuid(), title: z.string() })),
})
export type CenterStudentsWire = z.infer<typeof centerStudentsWire>

/** Without a state: everyone in training. The instructor `none`: those without one. */
export const centerFilterQuery = z.object({
  culture: z.string().max(35).optional(),
  search: z.string().max(100).optional(),
  instructor: z.union([z.literal('none'), z.coerce.number().int().positive().max(2_147_483_647)]).optional(),
  course: z.uuid().optional(),
  state: studentCourseWire.shape.state.optional(),
})
export type CenterFilter = z.infer<typeof centerFilterQuery>

/** GET students.csv. Without a state: everyone in training. */
export const studentsFilterQuery = centerFilterQuery.omit({ instructor: true })
export type StudentsFilter = z.infer<typeof studentsFilterQuery>

export const centerStudentsQuery = centerFilterQuery.extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
})

/** PUT center/students/instructor: who teaches each of these from now on; null takes the instructor away. */
export const assignmentsWire = z.object({
  assignments: z
    .array(
      z.object({ enrolmentId: z.uuid(), memberNumber: z.int().positive().max(2_147_483_647).nullable() }),
    )
    .min(1)
    .max(500),
})
export type AssignmentsWire = z.infer<typeof assignmentsWire>

/** What changed, with who taught it before: sending `before` back undoes it. */
export const assignedWire = z.object({
  changed: z.array(z.object({ enrolmentId: z.uuid(), before: z.int().nullable() })),
})
export type AssignedWire = z.infer<typeof assignedWire>
