import type { Activity, Content } from '../activity.ts'

/** When an assignable unit of cmi5 counts as done. */
export const MOVE_ON = [
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
  'NotApplicable',
] as const
export type MoveOn = (typeof MOVE_ON)[number]

/** An entry of a package's table of contents with all that its runtime must be told. */
export type PackageActivity = Activity & {
  /** An asset is shown and knows nothing of us: whoever has opened it has done it. */
  isAsset: boolean
  /** What the package wants to be told at its start, in its own words. */
  launchData: string | null
  prerequisites: string | null
  /** As the standard writes a duration. */
  timeLimit: string | null
  timeLimitAction: string | null
  /** 0 to 1: the share of progress from which a SCORM 2004 activity is complete. */
  completionThreshold: number | null
  /** The objectives that the manifest names: a package of SCORM 2004 expects to find them. */
  objectives?: string[]
  moveOn: MoveOn | null
  entitlementKey: string | null
}

/** One imported package of a course in one culture. It never changes: importing again adds another. */
export type PackageContent = Content<PackageActivity> & { title: string; importedAt: Date }
