import type { LogContentWire } from '@fathom/contract/logbook'
import { courseProblem, type LogCourse } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import { listCourses } from '../training/index.ts'
import { invalidLog } from './logs/check-log.ts'

/**
 * LE-05: the courses of the catalog that require verified dives, with their titles in this culture. If two
 * courses of the catalog require the same dives, the one that requires more decides.
 */
export async function listLogCourses(db: Queryable, culture: string): Promise<LogCourse[]> {
  const found = new Map<string, LogCourse>()
  for (const { title, requirements } of await listCourses(db, culture))
    for (const part of ['skills', 'dives'] as const) {
      const required = requirements[part]
      if (!required || required.count < 1) continue
      const { course, count } = required
      const known = found.get(course)
      if (known) known.dives = Math.max(known.dives, count)
      else found.set(course, { course, title, isConfinedWater: part === 'skills', dives: count })
    }
  return [...found.values()]
}

/**
 * LE-05: throws if a log names a course or a dive that the catalog doesn't have. Only what is sent to an
 * instructor is checked, so older logs stay as they are.
 */
export async function checkCourseDive(
  tx: Queryable,
  caller: User,
  { log_course: course, log_number: number }: LogContentWire,
): Promise<void> {
  const problem = courseProblem(await listLogCourses(tx, caller.language), { course, number })
  if (!problem) return
  const field = problem === 'course-unknown' ? 'course' : 'number'
  throw invalidLog([{ section: 'dive', field, problem }], caller.language)
}
