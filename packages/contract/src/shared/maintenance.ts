import { LOCALES } from '@fathom/domain/translations'
import * as z from 'zod/mini'
import { flagsWire } from './flags.ts'

/** Longer than any notice that people read. */
export const LONGEST_NOTICE = 500

/** OF-08: what everyone reads during maintenance, by language. English is read where there is no other. */
export const maintenanceWire = z.object({
  texts: z.partialRecord(z.enum(LOCALES), z.string().check(z.maxLength(LONGEST_NOTICE))),
})
export type MaintenanceWire = z.infer<typeof maintenanceWire>

/** GET /api/flags: what is switched on or announced, for every page. */
export const siteStateWire = z.extend(flagsWire, {
  /** The notice of this moment, in the reader's language or in English. */
  notice: z.nullable(z.object({ text: z.string(), locale: z.enum(LOCALES) })),
  /** In how many milliseconds it changes by the clock; null when no change is planned. */
  changesInMs: z.nullable(z.int()),
})
export type SiteStateWire = z.infer<typeof siteStateWire>
