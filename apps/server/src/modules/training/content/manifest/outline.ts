import type { Standard } from '@fathom/domain/training'
import type { PackageActivity } from '@fathom/domain/training/content'

/** The content of a manifest: the standard, and the activities in order. */
export type Outline = { standard: Standard; title: string; activities: PackageActivity[] }

/** Returns the real name of the file at this path, ignoring case; undefined if there is none. */
export type FindFile = (path: string) => string | undefined

export const MOST_ACTIVITIES = 2000
const LONGEST_TITLE = 500

export const NO_DETAILS = {
  href: null,
  isAsset: false,
  masteryScore: null,
  minutes: null,
  launchData: null,
  prerequisites: null,
  timeLimit: null,
  timeLimitAction: null,
  completionThreshold: null,
  moveOn: null,
  entitlementKey: null,
} satisfies Partial<PackageActivity>

/** One line of plain text, whatever the authoring tool wrote. */
export const titleOf = (text: string | undefined, otherwise: string): string =>
  (text ?? otherwise)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE) || otherwise

/** A number within the range; null otherwise. */
export function numberIn(text: string | undefined, least: number, most: number): number | null {
  const value = text === undefined ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) && value >= least && value <= most ? value : null
}

/** The standard requires unique identifiers, but not every tool complies. */
export function uniqueIds(): (id: string) => string {
  const given = new Set<string>()
  const counts = new Map<string, number>()
  return (preferred) => {
    let id = preferred
    while (given.has(id)) {
      const count = (counts.get(preferred) ?? 1) + 1
      counts.set(preferred, count)
      id = `${preferred}~${count}`
    }
    given.add(id)
    return id
  }
}
