import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { listCourseLevels } from './course-level.store.ts'
import { certificationsOf } from './list-certifications.ts'

/** The courses that lead to a certification which the person holds, and which is valid today. */
export async function listHeldCourses(
  deps: Pick<CertificationsDeps, 'clock'>,
  db: Queryable,
  affiliateId: number,
): Promise<ReadonlySet<string>> {
  const [cards, courses] = await Promise.all([
    certificationsOf(deps, db, { affiliateId, locale: DEFAULT_LOCALE }),
    listCourseLevels(db),
  ])
  const held = new Set(cards.filter(({ standing }) => standing === 'valid').map(({ levelID }) => levelID))
  return new Set(courses.filter(({ levelID }) => held.has(levelID)).map(({ packageId }) => packageId))
}
