import type { MyCourseWire } from '@fathom/contract/training'

/** Finds by the id of the course or of the enrollment. */
export const findCourse = (
  courses: readonly MyCourseWire[] | undefined,
  id: string | undefined,
): MyCourseWire | undefined =>
  courses?.find(({ packageId, enrolmentId }) => packageId === id || enrolmentId === id)
