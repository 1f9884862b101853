import type { EnrolmentWire, ExtraDataWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import type { Course, Enrolment } from '@fathom/domain/training'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParticipant } from '../../references/index.ts'
import { contentCultures } from '../catalogue/content-cultures.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { findNewestContent } from '../content/content.store.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listEntitlements } from '../training.store.ts'
import { countChoice } from './count-choice.ts'
import { enrolProblem } from './enrol-problem.ts'
import { chooseTeacher, endEnrolment, insertEnrolment, lockEnrolment } from './enrolment.store.ts'
import { publishEnrolment } from './publish-enrolment.ts'

export type EnrolRequest = ExtraDataWire & { startAnew?: boolean | undefined }

/** CA-15. Idempotent; a link of another store changes who teaches, not the progress. */
export async function enrol(
  deps: TrainingDeps,
  caller: User,
  culture: Locale,
  request: EnrolRequest,
): Promise<EnrolmentWire> {
  const course = await getEntitledCourse(deps.db, caller, culture, request.packageId)
  if (request.storeNumber !== undefined || request.memberNumber !== undefined) await countChoice(deps, caller)
  await mustExist(deps.db, 'store', request.storeNumber, culture)
  await mustExist(deps.db, 'member', request.memberNumber, culture)
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const before = await lockEnrolment(tx, caller.affiliateId, course.packageId)
    if (before && request.startAnew) await endEnrolment(tx, before, now)
    else if (before) return wireOf(course, await chooseTeacher(tx, before, request), false)
    const content = await findNewestContent(tx, course.packageId, contentCultures(culture))
    const made = await insertEnrolment(
      tx,
      {
        affiliateId: caller.affiliateId,
        packageId: course.packageId,
        contentId: content?.contentId ?? null,
        storeNumber: request.storeNumber ?? before?.storeNumber ?? null,
        memberNumber: request.memberNumber ?? before?.memberNumber ?? null,
      },
      now,
    )
    if (made) await publishEnrolment(deps.publish, tx, made)
    const stored = made ?? (await lockEnrolment(tx, caller.affiliateId, course.packageId))
    if (!stored) throw new Problem('unexpected', 500)
    return wireOf(course, stored, made !== undefined)
  })
}

async function getEntitledCourse(
  db: Queryable,
  { affiliateId }: User,
  culture: Locale,
  packageId: string,
): Promise<Course> {
  const course = isUuid(packageId) ? await findCourse(db, packageId.toLowerCase(), culture) : undefined
  if (!course) throw noCourseFound(packageId)
  const entitlements = await listEntitlements(db, affiliateId)
  if (entitlements.some((entitlement) => entitlement.packageId === course.packageId)) return course
  throw enrolProblem('not-entitled', culture)
}

async function mustExist(
  db: Queryable,
  kind: 'store' | 'member',
  number: number | undefined,
  culture: Locale,
): Promise<void> {
  if (number !== undefined && !(await findParticipant(db, kind, number)))
    throw enrolProblem(`no-${kind}-found`, culture, { number })
}

const wireOf = (course: Course, enrolment: Enrolment, isNew: boolean): EnrolmentWire => ({
  enrolmentId: enrolment.enrolmentId,
  packageId: course.packageId,
  title: course.title,
  enrollmentDate: enrolment.enrolledAt,
  isNew,
  storeNumber: enrolment.storeNumber,
  memberNumber: enrolment.memberNumber,
})
