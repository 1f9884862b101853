import { MOVE_ON } from '@fathom/domain/training/content'
import { z } from 'zod'
import { standardWire } from '../course.wire.ts'
import { shareWire } from '../learning.wire.ts'

const activityWire = z.object({
  id: z.string(),
  title: z.string(),
  parentId: z.string().nullable(),
  href: z.string().nullable(),
  isAsset: z.boolean(),
  masteryScore: shareWire.nullable(),
  minutes: z.number().nullable(),
  launchData: z.string().nullable(),
  prerequisites: z.string().nullable(),
  timeLimit: z.string().nullable(),
  timeLimitAction: z.string().nullable(),
  completionThreshold: shareWire.nullable(),
  objectives: z.array(z.string()).exactOptional(),
  moveOn: z.enum(MOVE_ON).nullable(),
  entitlementKey: z.string().nullable(),
})

/** Answer of POST learning/packages. */
export const contentWire = z.object({
  contentId: z.uuid(),
  packageId: z.uuid(),
  culture: z.string(),
  standard: standardWire,
  title: z.string(),
  activities: z.array(activityWire),
  importedAt: z.iso.datetime(),
})
export type ContentWire = z.infer<typeof contentWire>

/** Query of POST learning/packages; the body is the zip. */
export const packageImportWire = z.object({
  packageId: z.uuid().toLowerCase(),
  culture: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a culture such as en-US'),
  /** 1: a draft, which is in use only after it's published. */
  draft: z.enum(['0', '1']).exactOptional(),
})
