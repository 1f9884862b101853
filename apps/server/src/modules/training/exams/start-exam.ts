import type { ExamWire } from '@fathom/contract/training'
import type { TrainingDeps } from '../training.deps.ts'
import { lockExam } from './answer-exam.ts'
import { findAttemptsUsed } from './attempts-used.ts'
import { getBank } from './exam-bank.store.ts'
import { writePaper } from './exam-paper.store.ts'
import { examWireOf } from './exam-wire.ts'

/**
 * Starts the time of an exam, and gives out its questions. Only the first call starts it; every other one, and a call
 * for an exam without a limit, returns the exam as it is. It's refused while the person has to wait for an attempt:
 * the time would run out before the exam could be handed in.
 */
export function startExam(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  affiliateId: number,
  attemptId: string,
): Promise<ExamWire> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const { attempt, paper } = await lockExam(tx, affiliateId, attemptId)
    const { bank, packageId, culture } = await getBank(tx, paper.bankId)
    if (bank.minutes === null || paper.startedAt !== null || attempt.markedAt !== null)
      return examWireOf(tx, affiliateId, paper, attempt, now)
    const { activityId } = attempt
    const refused = await findAttemptsUsed(tx, { affiliateId, packageId, activityId, culture }, now)
    if (refused) throw refused
    const at = now.toISOString()
    const started = { ...paper, startedAt: at, shownAt: paper.shownAt ?? at }
    await writePaper(tx, affiliateId, started)
    return examWireOf(tx, affiliateId, started, attempt, now)
  })
}
