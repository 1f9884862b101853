import type { CourseWire, MyCourseWire } from '@fathom/contract/training'

type Given = {
  recommended: readonly CourseWire[]
  entry: readonly CourseWire[]
  specialties: readonly CourseWire[]
  mine: readonly MyCourseWire[]
}

const MOST = 3

/**
 * Two rows of courses without duplicates and without the user's own courses. New users see the entry courses
 * first (VA-10); others see recommendations, then courses that build on theirs.
 */
export function shelves({ mine, recommended, entry, specialties }: Given) {
  const seen = new Set(mine.map(({ packageId }) => packageId))
  const take = (courses: readonly CourseWire[]) => {
    const taken = courses.filter(({ packageId }, at) => {
      const isFirst = courses.findIndex((one) => one.packageId === packageId) === at
      return isFirst && !seen.has(packageId)
    })
    const shown = taken.slice(0, MOST)
    for (const { packageId } of shown) seen.add(packageId)
    return shown
  }
  const isNewcomer = mine.length === 0
  return {
    first: take(isNewcomer ? entry : recommended),
    more: take(isNewcomer ? recommended : [...specialties, ...entry]),
  }
}
