import type { Queryable } from '../../../platform/database/index.ts'
import { contentCultures } from '../catalogue/content-cultures.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { findNewestContent } from '../content/content.store.ts'
import { addEntitlement, listEntitlements } from '../training.store.ts'
import { insertEnrolment } from './enrolment.store.ts'

type CodeEnrolment = {
  affiliateId: number
  packageId: string
  storeNumber: number | null
  culture: string
  now: Date
}

type ByCode = { enrolmentId: string; packageId: string; title: string } | 'no-course' | 'already-have'

/**
 * Runs in the transaction of the code that pays for it. A code isn't used up for a course that the person
 * already has.
 */
export async function enrolByCode(tx: Queryable, input: CodeEnrolment): Promise<ByCode> {
  const { affiliateId, packageId, storeNumber, culture, now } = input
  const course = await findCourse(tx, packageId, culture)
  if (!course) return 'no-course'
  const has = await listEntitlements(tx, affiliateId)
  if (has.some((entitlement) => entitlement.packageId === packageId)) return 'already-have'
  await addEntitlement(tx, affiliateId, { packageId, title: course.title, kind: course.kind })
  const content = await findNewestContent(tx, packageId, contentCultures(culture))
  const contentId = content?.contentId ?? null
  const added = { affiliateId, packageId, contentId, storeNumber, memberNumber: null }
  const made = await insertEnrolment(tx, added, now)
  return made ? { enrolmentId: made.enrolmentId, packageId, title: course.title } : 'already-have'
}
