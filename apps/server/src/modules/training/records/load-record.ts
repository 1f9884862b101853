import { type Enrolment, isTaughtNow } from '@fathom/domain/training'
import type { Locale } from '@fathom/domain/translations'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { type LoadedCourse, loadCourses } from '../learning/load-courses.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'

/** Whose record it is, and in which language it's read. */
export type RecordOf = { affiliateId: number; culture: Locale }

/** The record of a person who is or was enrolled; there is none without an enrollment. */
export async function loadRecord(deps: TrainingDeps, of: RecordOf, id: string): Promise<LoadedCourse> {
  const enrolment = isUuid(id) ? await findEnrolment(deps.db, of.affiliateId, id) : undefined
  const [loaded] = enrolment ? await loadCourses(deps, deps.db, [enrolment], of.culture) : []
  if (!loaded) throw noCourseFound(id)
  return loaded
}

/** TS-04: a physician declined the student of a course that is taught now, and that holds. */
export const isDeclined = ({ enrolment, inTheWay }: LoadedCourse, now: Date): boolean =>
  isTaughtNow(enrolment, now) &&
  inTheWay.some(({ state }) => state === 'declined' || state === 'decision-awaited')

export const isSameCourse =
  ({ packageId }: Pick<Enrolment, 'packageId'>) =>
  (other: Enrolment) =>
    other.packageId === packageId
