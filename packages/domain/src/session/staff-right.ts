/** What a member of the organization's staff may be allowed to do, each apart from the others (OF-01). */
export const STAFF_RIGHTS = [
  'people',
  'cards',
  'applications',
  'papers',
  'courses',
  'codes',
  'content',
  'finance',
  'audit',
  'settings',
] as const

export type StaffRight = (typeof STAFF_RIGHTS)[number]
