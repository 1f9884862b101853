import { z } from 'zod'

/** EN-15, plus what the screen needs to describe what the code opens. */
export const accessCodeWire = z.object({
  couponCode: z.string(),
  certificationName: z.string(),
  /** What it opens, in the reader's language if available. */
  title: z.string(),
  kind: z.enum(['course', 'specialty', 'club']),
  /** The course that it opens, or the one whose specialties it opens; null when it isn't tied to a course. */
  packageId: z.uuid().nullable(),
  /** The dive center that will teach the course. */
  store: z.object({ storeNumber: z.int(), name: z.string() }).nullable(),
  /** Offered to a person who hasn't claimed it yet. */
  shared: z.object({ email: z.string(), sharedAt: z.string() }).nullable(),
})
export type AccessCodeWire = z.infer<typeof accessCodeWire>

/** GET codes/unredeemed and GET codes/packages/{packageId} (CA-23), sorted by code (VA-12). */
export const accessCodesWire = z.array(accessCodeWire)

export const codeParams = z.object({ code: z.string().max(200) })

/** POST codes/{code}/affiliate (CA-23). */
export const affiliateWire = z.object({ storeNumber: z.int().positive().max(2_147_483_647) })

/** POST codes/{code}/redeem/specialty (CA-24). */
export const specialtyQuery = z.object({ packageid: z.uuid() })

/** What a code opened (CA-24): a course, or time in the club. */
export const redeemedWire = z.object({
  couponCode: z.string(),
  certificationName: z.string(),
  title: z.string(),
  kind: z.enum(['course', 'specialty', 'club']),
  redeemedAt: z.string(),
  /** The course that it opened, available now. */
  packageId: z.uuid().nullable(),
  enrolmentId: z.uuid().nullable(),
  storeNumber: z.int().nullable(),
  /** The last day of the membership, `YYYY-MM-DD`. */
  memberUntil: z.string().nullable(),
})
export type RedeemedWire = z.infer<typeof redeemedWire>

/** POST codes/club/apply: the caller's unredeemed club codes that this call applied. */
export const appliedWire = z.array(redeemedWire)
