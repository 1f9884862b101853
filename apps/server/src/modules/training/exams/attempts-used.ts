import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type ExamOf, findExamAttempts } from './exam-attempts.store.ts'

/** The refusal of another attempt, if there were too many failures lately. */
export async function findAttemptsUsed(db: Queryable, exam: ExamOf, now: Date): Promise<Problem | undefined> {
  const { nextAt } = await findExamAttempts(db, exam, now)
  return nextAt === null ? undefined : new Problem('exam-attempts-used', 409, { extra: { nextAt } })
}
