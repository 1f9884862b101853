import type { StaffRight } from '../session/index.ts'

/** OF-08: what staff change without a build, and the right that each kind needs. */
export const CONTENT_RIGHTS = {
  maintenance: 'content',
  translations: 'content',
  links: 'content',
  flags: 'settings',
  prices: 'finance',
  promotions: 'content',
  wordings: 'content',
  courses: 'courses',
} as const satisfies Record<string, StaffRight>

export type ContentKind = keyof typeof CONTENT_RIGHTS

export const CONTENT_KINDS = Object.keys(CONTENT_RIGHTS) as ContentKind[]

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(CONTENT_RIGHTS, name)

export const CONTENT_STATES = ['current', 'scheduled', 'ended', 'replaced', 'undone', 'undoes'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

export const LONGEST_CONTENT_NOTE = 200

/** A year with a wrong digit isn't a plan. */
export const FARTHEST_PLAN_YEARS = 10

export function isTooFar(moment: Date, now: Date): boolean {
  const farthest = new Date(now)
  farthest.setUTCFullYear(now.getUTCFullYear() + FARTHEST_PLAN_YEARS)
  return moment > farthest
}
