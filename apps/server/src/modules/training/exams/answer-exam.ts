import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import {
  countSave,
  examTime,
  type Given,
  isLate,
  isTimeUp,
  lateSecondsOf,
  markExam,
  plausibleTime,
  unansweredIn,
} from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findAttempt, lockAttempt, type StoredAttempt, writeAttempt } from '../attempts/attempt.store.ts'
import { noAttemptFound } from '../attempts/commit-attempt.ts'
import { completeWhenDone } from '../attempts/complete-course.ts'
import { publishLesson } from '../attempts/publish-lesson.ts'
import { lockEnrolment } from '../enrolments/enrolment.store.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { getAccommodation } from './accommodation.store.ts'
import { findAttemptsUsed } from './attempts-used.ts'
import { lockExams } from './exam-attempts.store.ts'
import { getBank, type StoredBank } from './exam-bank.store.ts'
import { type ExamPaper, findPaper, writePaper } from './exam-paper.store.ts'
import { examWireOf } from './exam-wire.ts'

/** The exam of one attempt of mine, with its result once it's marked. */
export async function getExam(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  affiliateId: number,
  attemptId: string,
): Promise<ExamWire> {
  const attempt = isUuid(attemptId) ? await findAttempt(db, affiliateId, attemptId) : undefined
  const paper = attempt && (await findPaper(db, affiliateId, attemptId))
  if (!paper) throw noAttemptFound(attemptId)
  return examWireOf(db, affiliateId, paper, attempt, clock.now())
}

/**
 * Stores answers, and marks the exam when it's handed in. Several tabs and devices may answer the same exam:
 * for each question the answer that arrives last counts, and the first complete hand-in is marked. The answers
 * of a hand-in that is refused are stored all the same.
 */
export async function answerExam(
  deps: TrainingDeps,
  affiliateId: number,
  attemptId: string,
  sent: ExamAnswersWire,
): Promise<ExamWire> {
  const answered = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const exam = await lockExam(tx, affiliateId, attemptId)
    const after = await answer(deps, tx, affiliateId, exam, { ...sent, now })
    return after instanceof Problem ? after : examWireOf(tx, affiliateId, after.paper, after.attempt, now)
  })
  if (answered instanceof Problem) throw answered
  return answered
}

/** The questions aren't given out yet, so nobody can have answered them. */
export const examNotStarted = () => new Problem('exam-not-started', 409)

/**
 * `endedAt` is the end of an exam whose time was up before the call came; `lateSeconds` is how long after the end what
 * counts of it came.
 */
type Sent = ExamAnswersWire & { now: Date; endedAt?: string | null; lateSeconds?: number | null }

/** The problem is thrown after the transaction, which stores the answers. */
async function answer(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  { attempt, paper }: Answered,
  sent: Sent,
): Promise<Answered | Problem> {
  if (paper.shownAt === null) throw examNotStarted()
  const isRepeated = (paper.sittings[sent.sitting] ?? 0) >= sent.sequence
  if (attempt.markedAt !== null) {
    if (isRepeated) return { attempt, paper }
    throw new Problem('exam-handed-in', 409)
  }
  const bank = await getBank(tx, paper.bankId)
  const { timeFactor } = await getAccommodation(tx, affiliateId, attempt.enrolmentId)
  const timeFrom = ({ startedAt }: ExamPaper) => examTime(bank.bank.minutes, timeFactor, startedAt)
  const started = isRepeated ? paper : { ...paper, startedAt: startOf(paper, sent) }
  const late = isLate(timeFrom(started), sent.answeredAt, sent.now)
  const next: ExamPaper = isRepeated
    ? paper
    : {
        ...started,
        given: late ? paper.given : withAnswers(paper, sent.given),
        sittings: countSave(paper.sittings, sent),
      }
  const isHandIn = sent.handIn || late
  const time = timeFrom(next)
  const refused = isHandIn
    ? await refusalOf(tx, affiliateId, { attempt, paper: next, bank, time, now: sent.now })
    : undefined
  const endedAt = late ? (time?.endsAt ?? null) : null
  const counts = (isHandIn && !refused) || (!late && !isRepeated && Object.keys(sent.given).length > 0)
  const lateSeconds = counts ? lateSecondsOf(time, sent.now) : null
  const answering = { attempt, paper: next, sent: { ...sent, endedAt, lateSeconds } }
  if (isHandIn && !refused) return handIn(deps, tx, affiliateId, answering)
  if (isRepeated) return refused ?? { attempt, paper }
  const kept = await keep(tx, affiliateId, answering)
  return refused ?? kept
}

/** The time of an exam whose questions were given out before starts with its first call, or as the device says. */
const startOf = ({ startedAt, drawnAt, given }: ExamPaper, sent: Sent): string | null => {
  const hasBegun = sent.startedAt !== null || Object.keys({ ...given, ...sent.given }).length > 0
  return startedAt ?? (hasBegun ? plausibleTime(sent.startedAt, drawnAt, sent.now) : null)
}

type HandIn = Answered & { bank: StoredBank; time: ReturnType<typeof examTime>; now: Date }

/**
 * Why an exam can't be handed in: questions without an answer while there is time, or too many failures before.
 */
async function refusalOf(
  tx: Queryable,
  affiliateId: number,
  { attempt, paper, bank, time, now }: HandIn,
): Promise<Problem | undefined> {
  const questions = unansweredIn(paper.questions, paper.given)
  if (questions.length > 0 && !isTimeUp(time, now))
    return new Problem('exam-unanswered', 422, { extra: { questions } })
  const { packageId, culture } = bank
  return findAttemptsUsed(tx, { affiliateId, packageId, activityId: attempt.activityId, culture }, now)
}

type Answering = { attempt: StoredAttempt; paper: ExamPaper; sent: Sent }
type Answered = Pick<Answering, 'attempt' | 'paper'>

/** Locks the enrollment first, then the exams, then the attempt, as everywhere, to avoid deadlocks. */
export async function lockExam(tx: Queryable, affiliateId: number, attemptId: string): Promise<Answered> {
  const found = isUuid(attemptId) ? await findAttempt(tx, affiliateId, attemptId) : undefined
  if (!found) throw noAttemptFound(attemptId)
  await lockEnrolment(tx, affiliateId, found.enrolmentId)
  await lockExams(tx, affiliateId)
  const attempt = await lockAttempt(tx, affiliateId, attemptId)
  const paper = attempt && (await findPaper(tx, affiliateId, attemptId))
  if (!paper) throw noAttemptFound(attemptId)
  return { attempt, paper }
}

/** Refuses an answer to a question that this exam doesn't ask, and a choice that the question doesn't have. */
function withAnswers({ questions, given }: ExamPaper, changes: ExamAnswersWire['given']): Given {
  const choices = new Map(questions.map(({ id, order }) => [id, order.length]))
  for (const [id, position] of Object.entries(changes))
    if ((position ?? 0) >= (choices.get(id) ?? 0))
      throw new Problem('exam-answer-unknown', 422, { extra: { question: id } })
  const all = Object.entries({ ...given, ...changes })
  return Object.fromEntries(all.flatMap(([id, position]) => (position === null ? [] : [[id, position]])))
}

/** The latest arrival of those that count. */
const latest = ({ lateSeconds }: StoredAttempt, sent: Sent): number | null =>
  Math.max(lateSeconds ?? 0, sent.lateSeconds ?? 0) || null

async function keep(
  tx: Queryable,
  affiliateId: number,
  { attempt, paper, sent }: Answering,
): Promise<Answered> {
  const answered = Object.keys(paper.given).length
  const kept: StoredAttempt = {
    ...attempt,
    status: answered > 0 ? 'incomplete' : attempt.status,
    seconds: Math.max(attempt.seconds, sent.seconds),
    place: `${answered}/${paper.questions.length}`,
    progress: answered / paper.questions.length,
    updatedAt: sent.now.toISOString(),
    lateSeconds: latest(attempt, sent),
    version: attempt.version + 1,
  }
  await writeAttempt(tx, affiliateId, kept)
  await writePaper(tx, affiliateId, paper)
  return { attempt: kept, paper }
}

async function handIn(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  { attempt, paper, sent }: Answering,
): Promise<Answered> {
  const now = sent.now.toISOString()
  const { bank } = await getBank(tx, paper.bankId)
  const { isPassed, score, answers } = markExam(bank, paper.questions, paper.given, now)
  const status = isPassed ? 'passed' : 'failed'
  const marked: StoredAttempt = {
    ...attempt,
    status,
    score,
    answers,
    seconds: Math.max(attempt.seconds, sent.seconds),
    place: null,
    progress: 1,
    updatedAt: now,
    endedAt: now,
    markedAt: now,
    lateSeconds: latest(attempt, sent),
    version: attempt.version + 1,
    state: null,
  }
  const handedInAt = sent.endedAt ?? plausibleTime(sent.handedInAt, paper.drawnAt, sent.now)
  const handedIn: ExamPaper = { ...paper, handedInAt, handedInBy: sent.sitting }
  await writeAttempt(tx, affiliateId, marked)
  await writePaper(tx, affiliateId, handedIn)
  await completeWhenDone(deps, tx, affiliateId, marked)
  const { attemptId } = attempt
  await publishLesson(deps, tx, affiliateId, { kind: 'told', attemptId, status, final: true })
  return { attempt: marked, paper: handedIn }
}
