import { COURSE_KINDS, COURSE_LEVELS, STANDARDS } from '@fathom/domain/training'
import { z } from 'zod'

/** A catalog entry (EN-18) in the reader's language. The price is in minor units. */
export const courseWire = z.object({
  packageId: z.uuid(),
  title: z.string(),
  summary: z.string(),
  level: z.enum(COURSE_LEVELS),
  kind: z.enum(COURSE_KINDS),
  sellable: z.boolean(),
  tags: z.array(z.string()),
  dives: z.int(),
  minutes: z.int(),
  price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  specialtyOf: z.uuid().nullable(),
  scene: z.string(),
})
export type CourseWire = z.infer<typeof courseWire>

/** GET courses?tag=… (CA-18): `recommended`, `entry` (VA-10), `mine`, or a tag of the catalog. */
export const coursesQuery = z.object({
  tag: z.string().max(40).optional(),
  culture: z.string().max(35).optional(),
})
/** GET courses?tag=… and GET specialties?packageId (CA-18). */
export const coursesWire = z.array(courseWire)
export const specialtiesQuery = z.object({
  packageId: z.uuid().optional(),
  culture: z.string().max(35).optional(),
})

/** The requirements for issuing a card; the numbers count skills and verified dives. */
const requirementsWire = z.object({
  theory: z.boolean(),
  skills: z.int(),
  dives: z.int(),
  release: z.boolean(),
  medical: z.boolean(),
  photo: z.boolean(),
})

/** GET courses/{packageId}/details (CA-12): the catalog page of one course. */
export const courseDetailsWire = courseWire.extend({
  requirements: requirementsWire,
  /** The languages of its lessons. */
  cultures: z.array(z.string()),
  /** The titles of the activities that can be opened, in order; empty while no package is imported. */
  outline: z.array(z.object({ title: z.string(), minutes: z.int().nullable(), isExam: z.boolean() })),
  isEntitled: z.boolean(),
  enrolmentId: z.uuid().nullable(),
})
export type CourseDetailsWire = z.infer<typeof courseDetailsWire>

export const standardWire = z.enum(STANDARDS)
