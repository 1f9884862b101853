export const STANDARDS = ['scorm-1.2', 'scorm-2004-3', 'scorm-2004-4', 'cmi5'] as const
export type Standard = (typeof STANDARDS)[number]

/** A part of a package: a folder of other parts, or something that can be opened if it has an `href`. */
export type Activity = {
  /** Its identifier in the manifest. */
  id: string
  title: string
  parentId: string | null
  /** Its launch path inside the package, including the query. */
  href: string | null
  /** The share of points required to pass; null if there's nothing to pass. */
  masteryScore: number | null
  minutes: number | null
  /** Added to the package from the course's question bank, so it's the exam whatever else has a pass mark. */
  isAdded?: boolean
}

/** One imported package of a course, in one culture. */
export type Content<A extends Activity = Activity> = {
  contentId: string
  packageId: string
  culture: string
  standard: Standard
  activities: readonly A[]
}

/** An activity with a pass mark is an exam about the lessons, not a lesson. */
export const isExam = ({ href, masteryScore }: Pick<Activity, 'href' | 'masteryScore'>): boolean =>
  href !== null && masteryScore !== null
