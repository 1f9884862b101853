import type { CourseEntry } from '@fathom/domain/shop'
import type { Queryable } from '../../../platform/database/index.ts'

type Find = (packageId: string) => CourseEntry | null

/** Courses are read in many places that only have a connection, often inside a transaction. */
const published = new WeakMap<object, Find>()

/** OF-08: from now on, courses of this database are read as staff have published them. */
export function readAsPublished({ origin }: Queryable, find: Find): void {
  if (origin) published.set(origin, find)
}

/** What applies now; null while the stored row does. */
export const publishedCourse = ({ origin }: Queryable, packageId: string): CourseEntry | null =>
  (origin && published.get(origin)?.(packageId)) ?? null
