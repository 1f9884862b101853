import type { Activity, Content } from '../activity.ts'

/** The rules for when an assignable unit of cmi5 counts as done. */
export const MOVE_ON = [
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
  'NotApplicable',
] as const
export type MoveOn = (typeof MOVE_ON)[number]

/** An entry of a package's table of contents, with everything that its runtime needs. */
export type PackageActivity = Activity & {
  /** An asset is only shown and doesn't report to us, so opening it completes it. */
  isAsset: boolean
  /** The launch data that the package expects, in its own format. */
  launchData: string | null
  prerequisites: string | null
  /** In the duration format of the standard. */
  timeLimit: string | null
  timeLimitAction: string | null
  /** 0 to 1: the progress at which a SCORM 2004 activity is complete. */
  completionThreshold: number | null
  /** The objectives in the manifest. A SCORM 2004 package expects to find them. */
  objectives?: string[]
  moveOn: MoveOn | null
  entitlementKey: string | null
}

/** One imported package of a course in one culture. It's immutable: a new import adds another one. */
export type PackageContent = Content<PackageActivity> & {
  title: string
  importedAt: Date
  /** The activities that the server asks and marks itself, instead of opening the package's page. */
  serverExams: readonly string[]
  /** The exam of the course's question bank, in a package that leaves none to the server itself. */
  addedExam?: AddedExam | undefined
}

/** `culture` is the one of the bank. */
export type AddedExam = { activityId: string; culture: string; since: Date }

/** The culture of the bank that the exam is drawn from. */
export const examCultureOf = ({ addedExam, culture }: PackageContent): string => addedExam?.culture ?? culture

/** The exams that the package itself leaves to the server, as only our own courses do. */
export const examsOfPackage = ({ addedExam, serverExams }: PackageContent): readonly string[] =>
  serverExams.filter((id) => id !== addedExam?.activityId)

/** Anyone who opened a lesson before the exam was added has the course without it, as they began it. */
export function contentAsBegun(
  content: PackageContent,
  attempts: readonly { startedAt: string }[],
): PackageContent {
  const { addedExam, activities } = content
  if (!addedExam || !attempts.some(({ startedAt }) => Date.parse(startedAt) < addedExam.since.getTime()))
    return content
  return {
    ...content,
    activities: activities.filter(({ id }) => id !== addedExam.activityId),
    serverExams: examsOfPackage(content),
    addedExam: undefined,
  }
}
