import type { ExamAttemptsWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import type { Enrolment } from '@fathom/domain/training'
import { examCultureOf } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listAttempts } from '../attempts/attempt.store.ts'
import { publishLesson } from '../attempts/publish-lesson.ts'
import { findContent } from '../content/content.store.ts'
import { lockEnrolment } from '../enrolments/enrolment.store.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import { mustTeach } from '../students/may-teach.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { addAllowance, findExamAttempts, lockExams } from './exam-attempts.store.ts'

/** A teacher ends a student's wait for the next attempt at an exam. Without a wait it changes nothing. */
export async function allowExam(
  deps: TrainingDeps,
  caller: User,
  affiliateId: number,
  id: string,
): Promise<ExamAttemptsWire> {
  return deps.db.transaction(async (tx) => {
    const enrolment = isUuid(id) ? await lockEnrolment(tx, affiliateId, id) : undefined
    await mustTeach(tx, caller, { affiliateId, id })
    if (!enrolment) throw noCourseFound(id)
    const { activityId, culture } = await getExamIn(tx, enrolment)
    await lockExams(tx, affiliateId)
    const now = deps.clock.now()
    const exam = { affiliateId, packageId: enrolment.packageId, activityId, culture }
    const before = await findExamAttempts(tx, exam, now)
    if (before.nextAt === null) return before
    await addAllowance(tx, exam, { at: now, by: caller.affiliateId })
    await notifyStudent(deps, tx, enrolment, activityId)
    return findExamAttempts(tx, exam, now)
  })
}

/** The exam that the server marks in a course. */
async function getExamIn(
  tx: Queryable,
  { contentId }: Enrolment,
): Promise<{ activityId: string; culture: string }> {
  const content = contentId === null ? undefined : await findContent(tx, contentId)
  const [activityId] = content?.serverExams ?? []
  if (!content || activityId === undefined) throw new Problem('no-activity-found', 404)
  return { activityId, culture: examCultureOf(content) }
}

/** An open page with the failed exam then offers the next attempt. */
async function notifyStudent(
  deps: TrainingDeps,
  tx: Queryable,
  { affiliateId, enrolmentId }: Enrolment,
  activityId: string,
): Promise<void> {
  const attempts = await listAttempts(tx, [affiliateId], [enrolmentId])
  const last = attempts.findLast((each) => each.activityId === activityId && each.markedAt !== null)
  if (!last) return
  const { attemptId, status } = last
  await publishLesson(deps, tx, affiliateId, { kind: 'told', attemptId, status, final: true })
}
