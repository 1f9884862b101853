import type { AttemptWire, LaunchWire, LessonLaunchWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import {
  type Attempt,
  activityProgressOf,
  type Enrolment,
  isDone,
  isOver,
  nextActivity,
} from '@fathom/domain/training'
import { contentAsBegun, examCultureOf, type PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { contentCultures } from '../catalogue/content-cultures.ts'
import { findContent, findNewestContent } from '../content/content.store.ts'
import { giveContent, lockEnrolment } from '../enrolments/enrolment.store.ts'
import { findAttemptsUsed } from '../exams/attempts-used.ts'
import { lockExams, moveOpenExam } from '../exams/exam-attempts.store.ts'
import { openExam } from '../exams/open-exam.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { findAttempt, insertAttempt, listAttempts, type StoredAttempt } from './attempt.store.ts'

type LaunchInput = {
  activityId?: string | undefined
  startAnew?: boolean | undefined
  showResult?: boolean | undefined
}
type Launch = Pick<LessonLaunchWire, 'launchToken' | 'playerUrl' | 'start'>

/** Creates the player's URL and launch data for one attempt. */
export type PrepareLaunch = (launch: {
  caller: User
  content: PackageContent
  activityId: string
  attempt: Pick<StoredAttempt, 'attemptId' | 'state'>
  mode: 'normal' | 'review'
}) => Promise<Launch>

/** Opens the requested activity, or the one in progress. */
export async function launch(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  prepareLaunch: PrepareLaunch,
  caller: User,
  id: string,
  { culture, ...input }: LaunchInput & { culture: string },
): Promise<LaunchWire> {
  if (!isUuid(id)) throw noCourseFound(id)
  const opened = await db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, caller.affiliateId, id)
    // An ended enrollment stays as it is.
    if (!enrolment || enrolment.endedAt !== null) throw new Problem('not-enrolled', 403)
    const content = await contentOf(tx, enrolment, culture)
    const now = clock.now()
    const attempt = await openAttempt(tx, enrolment, content, input, now)
    const isExam = content.serverExams.includes(attempt.activityId)
    const exam = isExam && (await openExam(tx, caller.affiliateId, content, attempt, now))
    return { enrolment, content, attempt, exam }
  })
  const { enrolment, content, attempt, exam } = opened
  const { enrolmentId } = enrolment
  const wire = attemptWireOf(attempt, enrolment.packageId)
  if (exam) return { kind: 'exam', enrolmentId, attempt: { ...wire, state: null }, exam }
  const prepared = await prepareLaunch({
    caller,
    content,
    activityId: attempt.activityId,
    attempt,
    mode: 'normal',
  })
  return { kind: 'lesson', enrolmentId, attempt: wire, ...prepared }
}

/** An enrollment gets the newest package when it's first opened, and keeps it. */
async function contentOf(tx: Queryable, enrolment: Enrolment, culture: string): Promise<PackageContent> {
  const pinned = enrolment.contentId === null ? undefined : await findContent(tx, enrolment.contentId)
  const content = pinned ?? (await findNewestContent(tx, enrolment.packageId, contentCultures(culture)))
  if (!content) throw new Problem('course-without-content', 409)
  if (!pinned) await giveContent(tx, enrolment, content.contentId)
  return content
}

async function openAttempt(
  tx: Queryable,
  enrolment: Enrolment,
  content: PackageContent,
  { activityId, startAnew, showResult }: LaunchInput,
  now: Date,
): Promise<StoredAttempt> {
  const { affiliateId, enrolmentId } = enrolment
  const tried = await listAttempts(tx, [affiliateId], [enrolmentId])
  const { activities, serverExams } = contentAsBegun(content, tried)
  const activityProgress = activityProgressOf(activities, tried)
  const first = activityProgress[0]?.activity.id
  const requested = activityId ?? nextActivity(activityProgress)?.activityId ?? first
  const found = activityProgress.find(({ activity }) => activity.id === requested)
  if (!found || requested === undefined)
    throw new Problem('no-activity-found', 404, { extra: { activityId } })
  if (serverExams.includes(requested))
    return openExamAttempt(
      tx,
      enrolment,
      { activityId: requested, culture: examCultureOf(content), showResult },
      tried,
      now,
    )
  const unused = tried.find((each) => each.activityId === requested && each.status === 'not-attempted')
  const { latest, kind } = found
  const open = latest && !startAnew && goesOn(latest, kind) ? latest : unused
  const pinned = open && (await findAttempt(tx, affiliateId, open.attemptId))
  if (pinned) return pinned
  return insertAttempt(tx, { affiliateId, enrolmentId, activityId: requested }, now)
}

type ExamRequest = { activityId: string; culture: string; showResult?: boolean | undefined }

/**
 * An exam that the server marks continues until it's handed in, also for a call that wants to start anew and in an
 * enrollment that did: anyone who could open several at once could hand in all of them after the limit. A new one needs an attempt that is left.
 */
async function openExamAttempt(
  tx: Queryable,
  { affiliateId, enrolmentId, packageId }: Enrolment,
  { activityId, culture, showResult = false }: ExamRequest,
  tried: readonly Attempt[],
  now: Date,
): Promise<StoredAttempt> {
  const own = tried.filter((each) => each.activityId === activityId)
  const open = own.findLast(({ status }) => !isOver(status))
  const shown = open ?? (showResult ? own.findLast(({ markedAt }) => markedAt !== null) : undefined)
  await lockExams(tx, affiliateId)
  const exam = { affiliateId, packageId, activityId, culture }
  const id = shown?.attemptId ?? (await moveOpenExam(tx, exam, enrolmentId))
  const stored = id && (await findAttempt(tx, affiliateId, id))
  if (stored) return stored
  const refused = await findAttemptsUsed(tx, exam, now)
  if (refused) throw refused
  return insertAttempt(tx, { affiliateId, enrolmentId, activityId }, now)
}

/** A lesson continues, even after its end; an exam with a result is taken again, however it was closed. */
const goesOn = ({ endedAt, status }: Attempt, kind: 'lesson' | 'exam') =>
  kind === 'exam' ? !isOver(status) : endedAt === null || isDone(status)

export function attemptWireOf(attempt: StoredAttempt, packageId: string): AttemptWire {
  const { answers: _, sitting: __, sittings: ___, beside: ____, ...wire } = attempt
  return { ...wire, packageId }
}
