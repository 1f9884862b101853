// The portal loads this module first: zod/mini costs 6 kB, zod itself 24.
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
  'office',
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

/**
 * The portal's configuration at startup, inside index.html: the URLs of services and external links, and its
 * identity.
 */
export const publicConfigWire = z.object({
  version: z.string(),
  clubName: z.string(),
  demo: z.boolean(),
  services: z.record(z.enum(SERVICES), z.string()),
  links: z.record(z.enum(LINKS), z.string()),
  /** Where the texts are that staff have published, for each locale that has any. */
  translations: z.record(z.string(), z.string()),
  claims: z.record(z.string(), z.string()),
  /** Whether the organization can write passes for them. */
  wallets: z.object({ apple: z.boolean(), google: z.boolean() }),
  monitoringUrl: z.nullable(z.string()),
  licenceRecord: z.string(),
})
export type PublicConfigWire = z.infer<typeof publicConfigWire>
