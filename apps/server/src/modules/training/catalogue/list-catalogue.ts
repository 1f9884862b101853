import type { CourseWire } from '@fathom/contract/training'
import { type Course, isEntryCourse } from '@fathom/domain/training'
import { listEnrolments } from '../enrolments/enrolment.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listEntitlements } from '../training.store.ts'
import { listCourses } from './course.store.ts'

export function courseWireOf({ requirements: _, ...course }: Course): CourseWire {
  return { ...course, tags: [...course.tags] }
}

type CatalogueDeps = Pick<TrainingDeps, 'db' | 'prices' | 'listHeld'>

const idsOf = (rows: readonly { packageId: string }[]) => new Set(rows.map(({ packageId }) => packageId))

type Reader = { affiliateId: number; culture: string }

/** CA-18. Recommendations leave out what the reader takes, has already taken, or holds from elsewhere. */
export async function listCatalogue(
  { db, prices, listHeld }: CatalogueDeps,
  { affiliateId, culture }: Reader,
  tag: string | undefined,
): Promise<CourseWire[]> {
  const isTaken = idsOf(await listEnrolments(db, affiliateId))
  const isMine = isTaken.union(idsOf(await listEntitlements(db, affiliateId)))
  const isKnown = isTaken.union(await listHeld(db, affiliateId))
  const courses = (await listCourses(db, culture)).filter(
    ({ isOffered, packageId }) => isOffered || isMine.has(packageId),
  )
  const listed = (): Course[] => {
    if (tag === undefined) return courses
    if (tag === 'entry') return courses.filter(isEntryCourse)
    if (tag === 'mine') return courses.filter(({ packageId }) => isMine.has(packageId))
    const tagged = courses.filter(({ tags }) => tags.includes(tag))
    return tag === 'recommended' ? tagged.filter(({ packageId }) => !isKnown.has(packageId)) : tagged
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
