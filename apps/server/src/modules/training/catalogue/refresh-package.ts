import type { Database } from '../../../platform/database/index.ts'
import { listAttempts } from '../attempts/attempt.store.ts'
import { findNewestContent } from '../content/content.store.ts'
import { giveContent, lockEnrolment } from '../enrolments/enrolment.store.ts'
import { isUuid } from '../no-course.ts'
import { contentCultures } from './content-cultures.ts'

/**
 * LE-13: an enrollment in which nothing was begun takes the package that is in use now, in the reader's
 * language. Once something was begun, it keeps its package.
 */
export async function refreshPackage(
  db: Database,
  { affiliateId, culture }: { affiliateId: number; culture: string },
  id: string,
): Promise<void> {
  if (!isUuid(id)) return
  await db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, affiliateId, id)
    if (!enrolment || enrolment.endedAt !== null || enrolment.completedAt !== null) return
    const newest = await findNewestContent(tx, enrolment.packageId, contentCultures(culture))
    if (!newest || newest.contentId === enrolment.contentId) return
    if ((await listAttempts(tx, [affiliateId], [enrolment.enrolmentId])).length > 0) return
    await giveContent(tx, enrolment, newest.contentId)
  })
}
