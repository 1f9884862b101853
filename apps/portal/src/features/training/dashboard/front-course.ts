import type { MyCourseWire } from '@fathom/contract/training'

/** RT-08: what an address names, an enrolment or a package. */
export const findWanted = (courses: readonly MyCourseWire[], wanted: string | undefined) => {
  const id = wanted?.toLowerCase()
  return courses.find(({ enrolmentId, packageId }) => enrolmentId === id || packageId === id)
}

/** The course that stands in front: the wanted one, else what is under way, else the last one used. */
export function frontCourse(courses: readonly MyCourseWire[], wanted?: string): MyCourseWire | undefined {
  return findWanted(courses, wanted) ?? courses.find(({ next }) => next !== null) ?? courses[0]
}
