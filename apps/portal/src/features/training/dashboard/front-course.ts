import type { MyCourseWire } from '@fathom/contract/training'

/** RT-08: finds the course in the URL by enrollment or package id. */
export const findWanted = (courses: readonly MyCourseWire[], wanted: string | undefined) => {
  const id = wanted?.toLowerCase()
  return courses.find(({ enrolmentId, packageId }) => enrolmentId === id || packageId === id)
}

/** The front course: the requested one, else one in progress, else the last used. */
export function frontCourse(courses: readonly MyCourseWire[], wanted?: string): MyCourseWire | undefined {
  return findWanted(courses, wanted) ?? courses.find(({ next }) => next !== null) ?? courses[0]
}
