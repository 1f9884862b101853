import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { listCourseLevels } from './course-level.store.ts'
import { certificationsOf } from './list-certifications.ts'

type Deps = Pick<CertificationsDeps, 'clock'>

/** The levels that the person holds today; `withoutECard` are those whose eCard has not been issued. */
export async function listHeldLevels(
  deps: Deps,
  db: Queryable,
  affiliateId: number,
): Promise<{ levels: ReadonlySet<number>; withoutECard: ReadonlySet<number> }> {
  const all = await certificationsOf(deps, db, { affiliateId, locale: DEFAULT_LOCALE })
  const valid = all.filter(({ standing }) => standing === 'valid')
  const idsOf = (cards: typeof all) => new Set(cards.map(({ levelID }) => levelID))
  return { levels: idsOf(valid), withoutECard: idsOf(valid.filter(({ isRedeemable }) => isRedeemable)) }
}

/** The courses that lead to a certification which the person holds, and which is valid today. */
export async function listHeldCourses(
  deps: Deps,
  db: Queryable,
  affiliateId: number,
): Promise<ReadonlySet<string>> {
  const [{ levels }, courses] = await Promise.all([
    listHeldLevels(deps, db, affiliateId),
    listCourseLevels(db),
  ])
  return new Set(courses.filter(({ levelID }) => levels.has(levelID)).map(({ packageId }) => packageId))
}
