import { Problem } from '../../platform/problem.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isUuid = (id: string): boolean => UUID.test(id)

/** CA-12: the portal shows this message, with the id. */
export function noCourseFound(id: string): Problem {
  return new Problem('no-course-found', 404, { errors: [`no course found ${id}`], extra: { id } })
}
