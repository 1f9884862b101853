import { activityProgressOf, type Enrolment, isDone, theoryOf } from '@fathom/domain/training'
import { contentAsBegun } from '@fathom/domain/training/content'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant } from '../../references/index.ts'
import { findCourse } from '../catalogue/course.store.ts'
import { findContent } from '../content/content.store.ts'
import { completeEnrolment, lockEnrolment } from '../enrolments/enrolment.store.ts'
import { nameOf } from '../name-of.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listAttempts, type StoredAttempt } from './attempt.store.ts'

/** The last part completes the theory, once; this notifies the student and their instructor. */
export async function completeWhenDone(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  { enrolmentId, status }: StoredAttempt,
): Promise<void> {
  const enrolment = isDone(status) ? await lockEnrolment(tx, affiliateId, enrolmentId) : undefined
  if (!enrolment || enrolment.completedAt !== null || enrolment.contentId === null) return
  const found = await findContent(tx, enrolment.contentId)
  const attempts = await listAttempts(tx, [affiliateId], [enrolmentId])
  const { activities = [] } = found ? contentAsBegun(found, attempts) : {}
  if (!theoryOf(activityProgressOf(activities, attempts)).isComplete) return
  if (!(await completeEnrolment(tx, enrolment, deps.clock.now()))) return
  await deps.publish(tx, {
    type: 'course.completed',
    data: { affiliateId, enrolmentId, packageId: enrolment.packageId },
  })
  await notifyBoth(deps, tx, enrolment)
}

/** In id order, as everywhere that notifies several people. */
async function notifyBoth(deps: TrainingDeps, tx: Queryable, enrolment: Enrolment): Promise<void> {
  const { affiliateId, memberNumber } = enrolment
  const teacher = memberNumber === null ? undefined : await findParticipant(tx, 'member', memberNumber)
  const teacherId = teacher && Number(teacher.affiliate_id)
  if (teacherId !== undefined && teacherId < affiliateId) await notifyTeacher(deps, tx, teacherId, enrolment)
  await notifyStudent(deps, tx, enrolment)
  if (teacherId !== undefined && teacherId > affiliateId) await notifyTeacher(deps, tx, teacherId, enrolment)
}

/** The title in the reader's language. */
async function titleFor(deps: TrainingDeps, tx: Queryable, readerId: number, { packageId }: Enrolment) {
  const { language = DEFAULT_LOCALE } = (await deps.findPerson(readerId)) ?? {}
  return (await findCourse(tx, packageId, language))?.title ?? ''
}

async function notifyStudent(deps: TrainingDeps, tx: Queryable, enrolment: Enrolment): Promise<void> {
  const { affiliateId, packageId, enrolmentId } = enrolment
  await deps.notify(tx, affiliateId, {
    kind: 'course-completed',
    values: { course: await titleFor(deps, tx, affiliateId, enrolment) },
    url: `/training/eRecord/${packageId}`,
    subject: `enrolment:${enrolmentId}`,
    key: `course-completed ${enrolmentId}`,
  })
}

async function notifyTeacher(
  deps: TrainingDeps,
  tx: Queryable,
  teacherId: number,
  enrolment: Enrolment,
): Promise<void> {
  const student = nameOf(await deps.findPerson(enrolment.affiliateId))
  await deps.notify(tx, teacherId, {
    kind: 'student-ready',
    values: { student, course: await titleFor(deps, tx, teacherId, enrolment) },
    url: '/training/students',
    subject: `enrolment:${enrolment.enrolmentId}`,
    key: `student-ready ${enrolment.enrolmentId}`,
  })
}
