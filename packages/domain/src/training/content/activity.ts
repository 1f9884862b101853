import type { Standard } from './standard.ts'

/** When an assignable unit of cmi5 counts as done. */
export const MOVE_ON = ['Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed', 'NotApplicable'] as const
export type MoveOn = (typeof MOVE_ON)[number]

/** One entry of a package's table of contents. */
export type Activity = {
  /** As the package's manifest names it; unique in its content. */
  id: string
  title: string
  parentId: string | null
  /** From the root of the package, with its query; null for a heading that only holds others. */
  href: string | null
  /** An asset is shown and knows nothing of us: whoever has opened it has done it. */
  isAsset: boolean
  /** 0 to 1. */
  masteryScore: number | null
  minutes: number | null
  /** What the package wants to be told at its start, in its own words. */
  launchData: string | null
  prerequisites: string | null
  /** As the standard writes a duration. */
  timeLimit: string | null
  timeLimitAction: string | null
  /** 0 to 1: the share of progress from which a SCORM 2004 activity is complete. */
  completionThreshold: number | null
  moveOn: MoveOn | null
  entitlementKey: string | null
}

/** One imported package of a course in one culture. It never changes: importing again adds another. */
export type Content = {
  contentId: string
  packageId: string
  culture: string
  standard: Standard
  title: string
  /** In the order of the manifest, a heading before what it holds. */
  activities: readonly Activity[]
  importedAt: Date
}

/** What a person can open. */
export const launchableOf = (activities: readonly Activity[]): (Activity & { href: string })[] =>
  activities.filter((activity): activity is Activity & { href: string } => activity.href !== null)
