// The portal loads this room first: zod/mini costs it 6 kB where zod itself costs 24.
import * as z from 'zod/mini'

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

/** What the portal is told at start-up, inside index.html: where services and outside links are, and who it is. */
export const publicConfigWire = z.object({
  version: z.string(),
  clubName: z.string(),
  demo: z.boolean(),
  services: z.record(z.enum(SERVICES), z.string()),
  links: z.record(z.enum(LINKS), z.string()),
  claims: z.record(z.string(), z.string()),
  monitoringUrl: z.nullable(z.string()),
  licenceRecord: z.string(),
})
export type PublicConfigWire = z.infer<typeof publicConfigWire>
