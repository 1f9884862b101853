import { z } from 'zod'
import { standardWire } from '../course.wire.ts'

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
    /** Withdrawn: new learners don't get it. */
    isWithdrawn: z.boolean(),
    /** The package that new learners get. */
    isCurrent: z.boolean(),
    /** The number of current learners. */
    learners: z.int(),
  }),
)
/** PUT learning/packages/{contentId}: withdraws or restores a package. */
export const packageChangeWire = z.object({ isWithdrawn: z.boolean() })

export type ImportedPackagesWire = z.infer<typeof importedPackagesWire>
