import { z } from 'zod'
import { teacherWire } from './learning.wire.ts'

const number = z.int().positive().max(2_147_483_647)

/**
 * POST courses/{packageId}/enroll (CA-15). All fields are optional; if already enrolled, it returns the
 * existing enrollment.
 */
export const enrolWire = z
  .object({
    culture: z.string().max(35).optional(),
    storeNumber: number.optional(),
    memberNumber: number.optional(),
    /** Archives the earlier enrollment and starts over. */
    startAnew: z.boolean().optional(),
  })
  .nullish()

/**
 * The content of `extraData` in POST courses/enroll/{extraData} (CA-15): base64url of its JSON, a dot, and
 * our signature.
 */
export const extraDataWire = z.object({
  packageId: z.uuid(),
  culture: z.string().max(35).optional(),
  storeNumber: number.optional(),
  memberNumber: number.optional(),
})
export type ExtraDataWire = z.infer<typeof extraDataWire>

export const enrolmentWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  title: z.string(),
  enrollmentDate: z.string(),
  /** Whether this call created it. */
  isNew: z.boolean(),
  storeNumber: z.int().nullable(),
  memberNumber: z.int().nullable(),
})
export type EnrolmentWire = z.infer<typeof enrolmentWire>

/** GET courses/enroll/{extraData}: what the link leads to, before anyone enrolls with it. */
export const enrolOfferWire = teacherWire.extend({
  packageId: z.uuid(),
  title: z.string(),
  summary: z.string(),
  scene: z.string(),
  isEntitled: z.boolean(),
  /** Whether the reader is the teacher of this link. */
  isOwn: z.boolean(),
  /** The reader's current teacher of this course; null when the reader hasn't started it. */
  now: teacherWire.nullable(),
})
export type EnrolOfferWire = z.infer<typeof enrolOfferWire>

/** POST courses/{packageId}/link: a link of the calling professional. */
export const enrolLinkWire = z.object({ extraData: z.string() })
export type EnrolLinkWire = z.infer<typeof enrolLinkWire>

/** PUT courses/{packageId}/store (LE-04); it answers who teaches now. */
export const chooseStoreWire = z.object({ storeNumber: number })
export type ChooseStoreWire = z.infer<typeof chooseStoreWire>

/** GET affiliations/affiliated/{packageId} (CA-22): the caller's teacher for this course. */
export const affiliatedWire = teacherWire.extend({ packageId: z.uuid(), affiliated: z.boolean() })
export type AffiliatedWire = z.infer<typeof affiliatedWire>
