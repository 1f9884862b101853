import type { MyCourseWire } from '@fathom/contract/training'
import type { Enrolment } from '@fathom/domain/training'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { loadCourses } from './load-courses.ts'
import { myCourseOf } from './my-course.ts'
import { teacherOf } from './teacher.ts'

/** The courses that a person is taking, most recently used first. */
export async function listMyCourses(
  deps: TrainingDeps,
  affiliateId: number,
  culture: string,
): Promise<MyCourseWire[]> {
  const underWay = (await listEnrolments(deps.db, affiliateId)).filter(({ endedAt }) => endedAt === null)
  return coursesOf(deps, underWay, culture)
}

export async function coursesOf(
  deps: TrainingDeps,
  enrolments: readonly Enrolment[],
  culture: string,
): Promise<MyCourseWire[]> {
  const { db } = deps
  const loaded = await loadCourses(deps, db, enrolments, culture)
  const courses = await Promise.all(
    loaded.map(async (each) => {
      const [teacher, held] = await Promise.all([
        teacherOf(db, each.enrolment),
        deps.listHeld(db, each.enrolment.affiliateId),
      ])
      return myCourseOf(each, { teacher, held })
    }),
  )
  return courses.sort((one, other) => (usedAt(one) < usedAt(other) ? 1 : -1))
}

const usedAt = ({ lastUsedAt, enrolledAt }: MyCourseWire) => lastUsedAt ?? enrolledAt
