import { z } from 'zod'
import { standardWire } from '../course.wire.ts'

/** GET learning/packages: what was imported, the newest first. */
export const importedPackagesWire = z.array(
  z.object({
    contentId: z.uuid(),
    packageId: z.uuid(),
    culture: z.string(),
    standard: standardWire,
    title: z.string(),
    /** How many of its activities open. */
    parts: z.int(),
    importedAt: z.iso.datetime(),
    /** Taken back: nobody new begins with it. */
    isWithdrawn: z.boolean(),
    /** What whoever begins now is given. */
    isCurrent: z.boolean(),
    /** How many read it now. */
    learners: z.int(),
  }),
)
/** PUT learning/packages/{contentId}: takes a package back, or puts it back again. */
export const packageChangeWire = z.object({ isWithdrawn: z.boolean() })

export type ImportedPackagesWire = z.infer<typeof importedPackagesWire>
