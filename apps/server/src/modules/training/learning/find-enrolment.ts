import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { listEnrolments } from '../enrolments/enrolment.store.ts'

/**
 * The enrollment with this id, or the one in the course with this id: the one in progress, otherwise the
 * newest.
 */
export async function findEnrolment(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<Enrolment | undefined> {
  const all = await listEnrolments(db, affiliateId)
  const named = id.toLowerCase()
  const ofCourse = all.filter(({ packageId }) => packageId === named)
  return (
    all.find(({ enrolmentId }) => enrolmentId === named) ??
    ofCourse.find(({ endedAt }) => endedAt === null) ??
    ofCourse[0]
  )
}
