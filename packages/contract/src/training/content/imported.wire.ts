import { z } from 'zod'
import { decimal } from '../../shared/decimal.ts'
import { standardWire } from '../course.wire.ts'
import { playerStartWire } from './player.wire.ts'

/** Query of GET learning/packages: `search` looks into the titles of packages and courses. */
export const importedQueryWire = z.object({
  search: z.string().trim().max(200).exactOptional(),
  /** This one only. */
  contentId: z.uuid().toLowerCase().exactOptional(),
  offset: decimal(z.number().int().min(0).max(1e6)).default(0),
  limit: decimal(z.number().int().min(1).max(200)).default(200),
})
export type ImportedQueryWire = z.infer<typeof importedQueryWire>

/** GET learning/packages: the imported packages, newest first. */
export const importedPackagesWire = z.array(
  z.object({
    contentId: z.uuid(),
    packageId: z.uuid(),
    culture: z.string(),
    standard: standardWire,
    title: z.string(),
    /** How many of its activities can be opened. */
    parts: z.int(),
    importedAt: z.iso.datetime(),
    /** Not in use yet. */
    isDraft: z.boolean(),
    /** Withdrawn: new learners don't get it. */
    isWithdrawn: z.boolean(),
    /** The package that new learners get. */
    isCurrent: z.boolean(),
    /** The number of current learners. */
    learners: z.int(),
    /** The number of learners of the package in use in the same course and language; null if there is none. */
    learnersInUse: z.int().nullable(),
    /** How many attempts couldn't start (LE-03). */
    failures: z.int(),
  }),
)
/** PUT learning/packages/{contentId}: withdraws or restores a package. */
export const packageChangeWire = z.object({ isWithdrawn: z.boolean() })

export type ImportedPackagesWire = z.infer<typeof importedPackagesWire>

/** POST learning/packages/{contentId}/preview. Without activityId, it opens the first. */
export const previewRequestWire = z.object({ activityId: z.string().max(4000).exactOptional() }).nullish()

/** A launch without an attempt: nothing of it is recorded. */
export const previewWire = z.object({
  title: z.string(),
  playerUrl: z.string(),
  start: playerStartWire,
  /** What can be opened. */
  activities: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type PreviewWire = z.infer<typeof previewWire>
