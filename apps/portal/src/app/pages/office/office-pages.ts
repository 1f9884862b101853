import { CONTENT_KINDS, mayOpen, type OfficePage } from '@fathom/domain/office'
import type { StaffRight } from '@fathom/domain/session'
import type { Messages } from '@fathom/locales'
import { paths } from '../../../shared/paths.ts'

/** The areas with the titles of the pages. */
export const OFFICE_PAGE_WORDS = [
  'certifications-desk',
  'codes-office',
  'integrations',
  'office',
  'office-figures',
  'office-system',
  'session-office',
  'training-banks',
  'training-office',
] as const

const PAGES = [
  { page: 'people', to: paths.officePeople(), title: 'office.right.people' },
  { page: 'packages', to: paths.officePackages(), title: 'training-office.list.title' },
  { page: 'banks', to: paths.officeBanks(), title: 'training-banks.title' },
  { page: 'certifications', to: paths.officeCertifications(), title: 'certifications-desk.title' },
  { page: 'codes', to: paths.officeCodes(), title: 'codes-office.title' },
  { page: CONTENT_KINDS, to: paths.officeContent(), title: 'office.right.content' },
  { page: 'figures', to: paths.officeFigures(), title: 'office-figures.title' },
  { page: 'integrations', to: paths.officeIntegrations(), title: 'integrations.title' },
  { page: 'system', to: paths.officeSystem(), title: 'office-system.title' },
  { page: 'security', to: paths.officeSecurity(), title: 'session-office.title' },
  { page: 'audit', to: paths.officeAudit(), title: 'office.right.audit' },
] as const satisfies readonly {
  /** The right of any of them opens it. */
  page: OfficePage | readonly OfficePage[]
  to: string
  title: keyof Messages
}[]

/** OF-01: only what may be opened. */
export const officePagesFor = (rights: readonly StaffRight[]) =>
  PAGES.filter(({ page }) => [page].flat().some((each) => mayOpen(each, rights)))
