import type { ServicePrefixes } from '../platform/http/index.ts'
import type { GraphService, Service } from '../platform/module.ts'

/** The map of spec §7: which modules answer under the address of which service. */
const SERVICES = {
  applications: ['applications'],
  auth: ['account', 'session'],
  learning: ['training', 'messages', 'profile', 'translations'],
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
  office: ['office', 'codes', 'certifications', 'integrations', 'translations'],
  integrations: ['integrations'],
} as const satisfies Record<Service, readonly string[]>

export type AreaName = (typeof SERVICES)[Service][number]

export const PREFIXES = Object.fromEntries(
  Object.keys(SERVICES).map((service) => [service, `/api/${service}`]),
) as ServicePrefixes

/**
 * A module that registers routes under a service that isn't its own is a mistake in this table or in the
 * module.
 */
export function misplaced(area: AreaName, offered: readonly (Service | GraphService)[]): Service[] {
  return offered.filter((service) => !(SERVICES[service] as readonly string[]).includes(area))
}
