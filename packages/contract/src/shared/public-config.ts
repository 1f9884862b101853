import { z } from 'zod'

const SERVICES = [
  'applications',
  'auth',
  'learning',
  'pro',
  'preferences',
  'checkpoint',
  'dsd',
  'forms',
  'ecards',
  'references',
  'logbook',
  'offers',
  'notifications',
  'sessions',
] as const
export type ServiceName = (typeof SERVICES)[number]

const LINKS = [
  'home',
  'privacy',
  'consumerProtection',
  'contact',
  'help',
  'courseLocator',
  'bookATrip',
  'ecards',
  'shop',
] as const
export type LinkName = (typeof LINKS)[number]

export const flagsWire = z.object({
  showSiteMaintenanceNotice: z.boolean(),
  /** The share of visits, 0 to 1, whose errors and timings are reported. */
  monitoringSampling: z.number().min(0).max(1),
})
export type FlagsWire = z.infer<typeof flagsWire>

/** What the portal is told at start-up, inside index.html: where services and outside links are, and who it is. */
export const publicConfigWire = z.object({
  version: z.string(),
  clubName: z.string(),
  demo: z.boolean(),
  services: z.record(z.enum(SERVICES), z.string()),
  links: z.record(z.enum(LINKS), z.string()),
  claims: z.record(z.string(), z.string()),
  monitoringUrl: z.string().nullable(),
  licenceRecord: z.string(),
})
export type PublicConfigWire = z.infer<typeof publicConfigWire>
