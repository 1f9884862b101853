import { z } from 'zod'
import { teacherWire } from './learning.wire.ts'

const number = z.int().positive().max(2_147_483_647)

/** POST courses/{packageId}/enroll (CA-15). All optional; enrolled already, it answers what there is. */
export const enrolWire = z
  .object({
    culture: z.string().max(35).optional(),
    storeNumber: number.optional(),
    memberNumber: number.optional(),
    /** Keeps the earlier one in the archive and begins from the start. */
    startAnew: z.boolean().optional(),
  })
  .nullish()

/** What `extraData` of POST courses/enroll/{extraData} holds (CA-15): base64url of its JSON, a dot, and our signature. */
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
  /** Whether this call made it. */
  isNew: z.boolean(),
  storeNumber: z.int().nullable(),
  memberNumber: z.int().nullable(),
})
export type EnrolmentWire = z.infer<typeof enrolmentWire>

/** GET courses/enroll/{extraData}: what the link leads to, before anybody is enrolled by it. */
export const enrolOfferWire = teacherWire.extend({
  packageId: z.uuid(),
  title: z.string(),
  summary: z.string(),
  scene: z.string(),
  isEntitled: z.boolean(),
  /** Whether the reader is who teaches by this link. */
  isOwn: z.boolean(),
  /** Who teaches the reader this course now; null for who has not begun. */
  now: teacherWire.nullable(),
})
export type EnrolOfferWire = z.infer<typeof enrolOfferWire>

/** POST courses/{packageId}/link: a link of the professional who asks. */
export const enrolLinkWire = z.object({ extraData: z.string() })
export type EnrolLinkWire = z.infer<typeof enrolLinkWire>

/** GET affiliations/affiliated/{packageId} (CA-22): who teaches me this course. */
export const affiliatedWire = teacherWire.extend({ packageId: z.uuid(), affiliated: z.boolean() })
export type AffiliatedWire = z.infer<typeof affiliatedWire>
