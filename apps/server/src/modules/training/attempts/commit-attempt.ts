import type { CommittedWire, CommitWire } from '@fathom/contract/training'
import {
  changesResult,
  countSave,
  type Enrolment,
  placeOfSave,
  type Report,
  withoutResult,
  withReport,
} from '@fathom/domain/training'
import { LONGEST_STATE } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findContent } from '../content/content.store.ts'
import { createLaunchTokens } from '../content/origin/launch-token.ts'
import { lockEnrolment } from '../enrolments/enrolment.store.ts'
import { findLessonQuestions } from '../exams/banks/shipped-banks.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import {
  findAttempt,
  findContentOf,
  findEnrolmentOf,
  insertAttempt,
  isOfOwnCourse,
  isServerExam,
  lockAttempt,
  lockBeside,
  type StoredAttempt,
  writeAttempt,
} from './attempt.store.ts'
import { completeWhenDone } from './complete-course.ts'
import { publishLesson } from './publish-lesson.ts'

const MOST_ANSWERS = 5000

export const noAttemptFound = (attemptId: string) =>
  new Problem('no-attempt-found', 404, { extra: { attemptId } })

/**
 * Saves the state of a sitting. Both results are stored when two devices save or an exam is taken twice; the
 * same save is written once.
 */
export async function commitAttempt(
  deps: TrainingDeps,
  affiliateId: number,
  attemptId: string,
  commit: CommitWire,
): Promise<CommittedWire> {
  if (JSON.stringify(commit.state).length > LONGEST_STATE) throw new Problem('attempt-too-large', 413)
  return deps.db.transaction(async (tx) => {
    const { attempt: named, enrolment } = await holdAttempt(tx, affiliateId, attemptId)
    await mustBeLaunched(deps, tx, affiliateId, named, commit.launchToken)
    const report = (await isByStatements(tx, enrolment)) ? withoutResult(named, commit) : commit
    const isTooLate = isClosed(named, enrolment, commit) && changesResult(named, report)
    const where = await whereToWrite(tx, affiliateId, named, { ...report, isTooLate }, deps.clock.now())
    // It stays late: its next save must not count as the newest.
    if (where === 'nowhere') return { ...committed(named, commit, false), version: commit.version }
    const { attempt, isRepeated } = where
    const isBeside =
      attempt.attemptId !== named.attemptId && !commit.again && placeOfSave(named, commit) === 'beside'
    if (isRepeated) return committed(attempt, commit, isBeside)
    const sittings = countSave(attempt.sittings, commit)
    const next = { ...attempt, state: commit.state, sitting: commit.sitting, sittings }
    const counted = isSettled(enrolment) ? asHistory(report) : report
    const written = await write(deps, tx, affiliateId, next, counted)
    return committed(written, commit, isBeside)
  })
}

/** After the card, or after the course was started anew, no result changes. */
const isSettled = ({ certifiedAt, endedAt }: Enrolment) => certifiedAt !== null || endedAt !== null

/** A sitting that came too late continues the attempt that it got for that. */
const isClosed = ({ endedAt, beside, sitting }: StoredAttempt, enrolment: Enrolment, commit: CommitWire) =>
  endedAt !== null || (isSettled(enrolment) && !(beside !== null && sitting === commit.sitting))

/** What arrives after that is stored with its answers, and is no result. */
const asHistory = (report: CommitWire): CommitWire => ({
  ...report,
  summary: { ...report.summary, status: 'incomplete', score: null, progress: null },
})

/** A cmi5 unit has a result only by its statements, never by what the page around it saves. */
const isByStatements = async (tx: Queryable, { contentId }: Enrolment): Promise<boolean> =>
  contentId !== null && (await findContent(tx, contentId))?.standard === 'cmi5'

/**
 * A report counts only for an activity that this person has opened. The token may have expired meanwhile:
 * what a lesson reported offline arrives days later, with a bearer of that day.
 */
async function mustBeLaunched(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  named: StoredAttempt,
  token: string,
): Promise<void> {
  const launch = createLaunchTokens(deps).find(token)
  const launched =
    launch?.affiliateId === affiliateId ? await findAttempt(tx, affiliateId, launch.attemptId) : undefined
  const isSame = launched?.enrolmentId === named.enrolmentId && launched.activityId === named.activityId
  if (!isSame) throw new Problem('not-launched', 403)
}

/** For a lesson that reports to the server itself: it speaks for one attempt, so there are no conflicts. */
export async function recordAttempt(
  deps: TrainingDeps,
  tx: Queryable,
  { affiliateId, attemptId, ...report }: Report & { affiliateId: number; attemptId: string },
): Promise<void> {
  const { attempt: before, enrolment } = await holdAttempt(tx, affiliateId, attemptId)
  if (isSettled(enrolment)) return
  const after = await write(deps, tx, affiliateId, before, report)
  const { summary, final } = report
  const isNews = final || after.status !== before.status || after.score !== before.score
  if (isNews)
    await publishLesson(deps, tx, affiliateId, { kind: 'told', attemptId, status: summary.status, final })
}

const committed = (
  { attemptId, version }: StoredAttempt,
  { sequence }: CommitWire,
  isBeside: boolean,
): CommittedWire => ({ attemptId, version, sequence, isBeside })

/** Locks the enrollment first, then the attempt, as everywhere, to avoid deadlocks. */
async function holdAttempt(
  tx: Queryable,
  affiliateId: number,
  attemptId: string,
): Promise<{ attempt: StoredAttempt; enrolment: Enrolment }> {
  const enrolmentId = isUuid(attemptId) ? await findEnrolmentOf(tx, affiliateId, attemptId) : undefined
  const enrolment = enrolmentId && (await lockEnrolment(tx, affiliateId, enrolmentId))
  const attempt = enrolment && (await lockAttempt(tx, affiliateId, attemptId))
  if (!attempt) throw noAttemptFound(attemptId)
  // Nobody reports the result of an exam that the server marks (TS-11).
  if (await isServerExam(tx, affiliateId, attemptId)) throw new Problem('exam-marked-by-server', 409)
  return { attempt, enrolment }
}

/** A closed attempt keeps its result: another sitting gets an attempt of its own, and its own sitting is refused. */
async function whereToWrite(
  tx: Queryable,
  affiliateId: number,
  named: StoredAttempt,
  commit: CommitWire & { isTooLate: boolean },
  now: Date,
): Promise<{ attempt: StoredAttempt; isRepeated: boolean } | 'nowhere'> {
  const place = placeOfSave(named, commit)
  if (place === 'here' && commit.isTooLate && named.endedAt !== null && named.sitting === commit.sitting)
    throw new Problem('attempt-closed', 409)
  if (place === 'repeated' || (place === 'here' && !commit.isTooLate))
    return { attempt: named, isRepeated: place === 'repeated' }
  const { sitting } = commit
  const beside = await lockBeside(tx, affiliateId, named.attemptId, sitting)
  if (beside) return { attempt: beside, isRepeated: placeOfSave(beside, commit) === 'repeated' }
  if (commit.idle) return 'nowhere'
  const made = await insertAttempt(tx, { ...named, affiliateId }, now, { beside: named.attemptId, sitting })
  return { attempt: made, isRepeated: false }
}

async function write(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  attempt: StoredAttempt,
  report: Report,
): Promise<StoredAttempt> {
  const judged = await judgeLesson(tx, affiliateId, attempt, report)
  const reported = withReport(attempt, withoutNul(judged), deps.clock.now().toISOString())
  const after = (await isScoreMadeUp(tx, affiliateId, reported)) ? { ...reported, score: null } : reported
  if (after.answers.length > MOST_ANSWERS) throw new Problem('attempt-too-large', 413)
  await writeAttempt(tx, affiliateId, after)
  await completeWhenDone(deps, tx, affiliateId, after)
  return after
}

/**
 * A lesson of our own is done when its check was passed (decision 157). Editions of our lessons from before that
 * report the end at any score. We know our lessons by their questions; other packages decide for themselves.
 */
async function judgeLesson(
  tx: Queryable,
  affiliateId: number,
  attempt: StoredAttempt,
  report: Report,
): Promise<Report> {
  const { status, score } = report.summary
  if (status !== 'completed' || score === null) return report
  const { LESSON_PASS_MARK } = await import('@fathom/courses')
  if (score >= LESSON_PASS_MARK) return report
  const content = await findContentOf(tx, affiliateId, attempt.enrolmentId)
  const own = new Set(content ? (await findLessonQuestions(content)).map(({ id }) => id) : [])
  const isOwn = [...attempt.answers, ...report.answers].some(({ id }) => own.has(id))
  return isOwn ? { ...report, summary: { ...report.summary, status: 'incomplete' } } : report
}

/** TS-12: our own lessons report a score together with the answers that it comes from. */
const isScoreMadeUp = async (
  tx: Queryable,
  affiliateId: number,
  { score, answers, enrolmentId }: StoredAttempt,
): Promise<boolean> =>
  score !== null && answers.length === 0 && (await isOfOwnCourse(tx, affiliateId, enrolmentId))

/** The database stores every character but this one. */
const withoutNul = (report: Report): Report => ({
  ...report,
  summary: { ...report.summary, place: report.summary.place?.replaceAll('\0', '') ?? null },
})
