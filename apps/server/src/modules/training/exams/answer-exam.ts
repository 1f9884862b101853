import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import { countSave, type Given, markExam } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findAttempt, lockAttempt, type StoredAttempt, writeAttempt } from '../attempts/attempt.store.ts'
import { noAttemptFound } from '../attempts/commit-attempt.ts'
import { completeWhenDone } from '../attempts/complete-course.ts'
import { publishLesson } from '../attempts/publish-lesson.ts'
import { lockEnrolment } from '../enrolments/enrolment.store.ts'
import { isUuid } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { getBank } from './exam-bank.store.ts'
import { type ExamPaper, findPaper, writePaper } from './exam-paper.store.ts'
import { examWireOf } from './exam-wire.ts'

/** The exam of one attempt of mine, with its result once it's marked. */
export async function getExam(
  { db }: Pick<TrainingDeps, 'db'>,
  affiliateId: number,
  attemptId: string,
): Promise<ExamWire> {
  const attempt = isUuid(attemptId) ? await findAttempt(db, affiliateId, attemptId) : undefined
  const paper = attempt && (await findPaper(db, affiliateId, attemptId))
  if (!paper) throw noAttemptFound(attemptId)
  return examWireOf(db, paper, attempt)
}

/**
 * Stores answers, and marks the exam when it's handed in. Several tabs and devices may answer the same exam:
 * for each question the answer that arrives last counts, and the first hand-in is marked.
 */
export async function answerExam(
  deps: TrainingDeps,
  affiliateId: number,
  attemptId: string,
  sent: ExamAnswersWire,
): Promise<ExamWire> {
  return deps.db.transaction(async (tx) => {
    const { attempt, paper } = await lockExam(tx, affiliateId, attemptId)
    if ((paper.sittings[sent.sitting] ?? 0) >= sent.sequence) return examWireOf(tx, paper, attempt)
    if (attempt.markedAt !== null) throw new Problem('exam-handed-in', 409)
    const next: ExamPaper = {
      ...paper,
      given: withAnswers(paper, sent.given),
      sittings: countSave(paper.sittings, sent),
    }
    const now = deps.clock.now().toISOString()
    const answered = await (sent.handIn ? handIn : keep)(deps, tx, affiliateId, {
      attempt,
      paper: next,
      sent,
      now,
    })
    await writePaper(tx, affiliateId, answered.paper)
    return examWireOf(tx, answered.paper, answered.attempt)
  })
}

type Answering = { attempt: StoredAttempt; paper: ExamPaper; sent: ExamAnswersWire; now: string }
type Answered = Pick<Answering, 'attempt' | 'paper'>

/** Locks the enrollment first, then the attempt, as everywhere, to avoid deadlocks. */
async function lockExam(tx: Queryable, affiliateId: number, attemptId: string): Promise<Answered> {
  const found = isUuid(attemptId) ? await findAttempt(tx, affiliateId, attemptId) : undefined
  if (!found) throw noAttemptFound(attemptId)
  await lockEnrolment(tx, affiliateId, found.enrolmentId)
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

async function keep(
  _: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  { attempt, paper, sent, now }: Answering,
): Promise<Answered> {
  const answered = Object.keys(paper.given).length
  const kept: StoredAttempt = {
    ...attempt,
    status: answered > 0 ? 'incomplete' : attempt.status,
    seconds: Math.max(attempt.seconds, sent.seconds),
    place: `${answered}/${paper.questions.length}`,
    progress: answered / paper.questions.length,
    updatedAt: now,
    version: attempt.version + 1,
  }
  await writeAttempt(tx, affiliateId, kept)
  return { attempt: kept, paper }
}

async function handIn(
  deps: TrainingDeps,
  tx: Queryable,
  affiliateId: number,
  { attempt, paper, sent, now }: Answering,
): Promise<Answered> {
  if (Object.keys(paper.given).length === 0) throw new Problem('exam-unanswered', 422)
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
    version: attempt.version + 1,
    state: null,
  }
  await writeAttempt(tx, affiliateId, marked)
  await completeWhenDone(deps, tx, affiliateId, marked)
  const { attemptId } = attempt
  await publishLesson(deps, tx, affiliateId, { kind: 'told', attemptId, status, final: true })
  return { attempt: marked, paper: { ...paper, handedInAt: sent.handedInAt } }
}
