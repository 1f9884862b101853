import type { ServicePrefixes } from '../platform/http/index.ts'
import type { GraphService, Service } from '../platform/module.ts'

/** The map of spec §7: which rooms answer behind the address of which service. */
const SERVICES = {
  applications: ['applications'],
  auth: ['account', 'session'],
  learning: ['training', 'profile', 'translations'],
  pro: ['codes', 'certifications', 'training', 'references', 'forms', 'club'],
  preferences: ['preferences'],
  checkpoint: ['dsd'],
  dsd: ['dsd'],
  forms: ['forms'],
  ecards: ['certifications', 'club', 'shop', 'trust'],
  references: ['references'],
  logbook: ['logbook'],
  offers: ['promos'],
  notifications: ['notifications'],
  sessions: ['session'],
} as const satisfies Record<Service, readonly string[]>

export type AreaName = (typeof SERVICES)[Service][number]

export const PREFIXES = Object.fromEntries(
  Object.keys(SERVICES).map((service) => [service, `/api/${service}`]),
) as ServicePrefixes

/** What a room offers under a service that is not its own is a slip in this table or in the room. */
export function misplaced(area: AreaName, offered: readonly (Service | GraphService)[]): Service[] {
  return offered.filter((service) => !(SERVICES[service] as readonly string[]).includes(area))
}
