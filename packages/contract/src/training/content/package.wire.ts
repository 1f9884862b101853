import { MOVE_ON, STANDARDS } from '@fathom/domain/training/content'
import { z } from 'zod'

const share = z.number().min(0).max(1).nullable()

export const activityWire = z.object({
  id: z.string(),
  title: z.string(),
  parentId: z.string().nullable(),
  href: z.string().nullable(),
  isAsset: z.boolean(),
  masteryScore: share,
  minutes: z.number().nullable(),
  launchData: z.string().nullable(),
  prerequisites: z.string().nullable(),
  timeLimit: z.string().nullable(),
  timeLimitAction: z.string().nullable(),
  completionThreshold: share,
  moveOn: z.enum(MOVE_ON).nullable(),
  entitlementKey: z.string().nullable(),
})

/** Answer of POST learning/packages. */
export const contentWire = z.object({
  contentId: z.uuid(),
  packageId: z.uuid(),
  culture: z.string(),
  standard: z.enum(STANDARDS),
  title: z.string(),
  activities: z.array(activityWire),
  importedAt: z.iso.datetime(),
})
export type ContentWire = z.infer<typeof contentWire>

/** Query of POST learning/packages; the body is the zip. */
export const packageImportWire = z.object({
  packageId: z.uuid().toLowerCase(),
  culture: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a culture such as en-US'),
})
