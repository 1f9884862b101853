import * as z from 'zod/mini'

export const flagsWire = z.object({
  showSiteMaintenanceNotice: z.boolean(),
  /** The share of visits, 0 to 1, that report errors and timings. */
  monitoringSampling: z.number().check(z.gte(0), z.lte(1)),
  /** OF-02, TS-03: the organization's staff check the pages that physicians sign, beside instructors and dive centers. */
  officeChecksPapers: z.boolean(),
})
export type FlagsWire = z.infer<typeof flagsWire>

export type FlagName = keyof FlagsWire

/** One flag and its new value, as the organization's staff switches it at run time. */
export const flagChangeWire = z.object({ value: z.union([z.boolean(), z.number()]) })
export type FlagChangeWire = z.infer<typeof flagChangeWire>
