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
  }),
)
export type ImportedPackagesWire = z.infer<typeof importedPackagesWire>
