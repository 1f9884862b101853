export const STANDARDS = ['scorm-1.2', 'scorm-2004-3', 'scorm-2004-4', 'cmi5'] as const
export type Standard = (typeof STANDARDS)[number]

/** A part of a package: a folder of others, or something that opens when it has an `href`. */
export type Activity = {
  /** Its identifier in the manifest. */
  id: string
  title: string
  parentId: string | null
  /** Where it opens inside the package, query included. */
  href: string | null
  /** The share of the points that passes it; null where nothing is to be passed. */
  masteryScore: number | null
  minutes: number | null
}

/** One imported package of a course, in one culture. */
export type Content<A extends Activity = Activity> = {
  contentId: string
  packageId: string
  culture: string
  standard: Standard
  activities: readonly A[]
}

/** What has a pass mark asks about the lessons and is no lesson itself. */
export const isExam = ({ href, masteryScore }: Pick<Activity, 'href' | 'masteryScore'>): boolean =>
  href !== null && masteryScore !== null
