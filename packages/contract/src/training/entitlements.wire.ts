import { z } from 'zod'

/** GET entitlements/{affiliateId} (CA-17). */
export const entitlementsWire = z.object({
  affiliateId: z.number().int(),
  items: z.array(
    z.object({
      packageId: z.string(),
      title: z.string(),
      kind: z.enum(['consumer', 'pro']),
      /** False for a course that is taught in person. Not in answers that a device stored before. */
      hasLessons: z.boolean().optional(),
    }),
  ),
})
export type EntitlementsWire = z.infer<typeof entitlementsWire>

/**
 * POST journey/routing/othercourses (CA-29): the page that the pro journey jumps to, if the caller is on one.
 */
export const otherCoursesWire = z.object({ jumpPage: z.string().nullable() })
export type OtherCoursesWire = z.infer<typeof otherCoursesWire>
