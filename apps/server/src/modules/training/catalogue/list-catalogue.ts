import type { CourseWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import { type Course, isEntryCourse } from '@fathom/domain/training'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listEntitlements } from '../training.store.ts'
import { listCourses } from './course.store.ts'

export function courseWireOf({ requirements: _, ...course }: Course): CourseWire {
  return { ...course, tags: [...course.tags] }
}

type CatalogueDeps = Pick<TrainingDeps, 'db' | 'prices' | 'loadVerdicts'>

const idsOf = (rows: readonly { packageId: string }[]) => new Set(rows.map(({ packageId }) => packageId))

type Reader = { caller: Pick<User, 'affiliateId' | 'affiliateType'>; culture: string }

/** CA-18. Recommendations and entry courses leave out what may not be offered to the reader (SN-02). */
export async function listCatalogue(
  { db, prices, loadVerdicts }: CatalogueDeps,
  { caller, culture }: Reader,
  tag: string | undefined,
): Promise<CourseWire[]> {
  const { affiliateId } = caller
  const isTaken = idsOf(await listEnrolments(db, affiliateId))
  const isMine = isTaken.union(idsOf(await listEntitlements(db, affiliateId)))
  const isOffer = tag === 'entry' || tag === 'recommended'
  const verdictOf = isOffer ? await loadVerdicts(caller) : undefined
  const courses = (await listCourses(db, culture)).filter(
    ({ isOffered, packageId }) => isOffered || isMine.has(packageId),
  )
  const offered = (some: Course[]) => some.filter(({ packageId }) => verdictOf?.(packageId) === 'offer')
  const listed = (): Course[] => {
    if (tag === undefined) return courses
    if (tag === 'entry') return offered(courses.filter(isEntryCourse))
    if (tag === 'mine') return courses.filter(({ packageId }) => isMine.has(packageId))
    const tagged = courses.filter(({ tags }) => tags.includes(tag))
    return tag === 'recommended' ? offered(tagged) : tagged
  }
  return listed().map(prices.ofCourse).map(courseWireOf)
}

/** CA-18: for one course, or for every course. */
export async function listSpecialties(
  { db, prices }: Pick<CatalogueDeps, 'db' | 'prices'>,
  culture: string,
  packageId: string | undefined,
): Promise<CourseWire[]> {
  const courses = await listCourses(db, culture)
  return courses
    .filter(({ isOffered }) => isOffered)
    .filter(({ specialtyOf }) =>
      packageId === undefined ? specialtyOf !== null : specialtyOf === packageId.toLowerCase(),
    )
    .map(prices.ofCourse)
    .map(courseWireOf)
}
