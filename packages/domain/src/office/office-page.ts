import type { StaffRight } from '../session/index.ts'
import { CONTENT_RIGHTS } from './content.ts'
import { QUEUE_RIGHTS } from './queues.ts'

/** The pages of the office, and the right that opens each (OF-01). */
export const OFFICE_PAGES = {
  packages: 'courses',
  banks: 'courses',
  certifications: 'cards',
  codes: 'codes',
  security: 'audit',
  audit: 'audit',
  people: 'people',
  ...QUEUE_RIGHTS,
  ...CONTENT_RIGHTS,
  figures: 'audit',
  integrations: 'settings',
  system: 'settings',
} as const satisfies Record<string, StaffRight>

export type OfficePage = keyof typeof OFFICE_PAGES

export function mayOpen(page: OfficePage, rights: readonly StaffRight[]): boolean {
  return rights.includes(OFFICE_PAGES[page])
}
