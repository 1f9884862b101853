import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../../platform/database/index.ts'
import { findCourse } from '../../catalogue/course.store.ts'
import { noCourseFound } from '../../no-course.ts'

/** A package for a course that isn't in the catalog could never be opened. */
export async function mustBeCourse(db: Queryable, packageId: string): Promise<void> {
  if (!(await findCourse(db, packageId, DEFAULT_LOCALE))) throw noCourseFound(packageId)
}
