import { type Answer, drawExam, markExam, questionsOf } from '@fathom/domain/training'
import type { PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { findCurrentBank } from '../exams/banks/current-bank.ts'
import type { ExamPaper } from '../exams/exam-paper.store.ts'

export type DemoExam = { paper: Omit<ExamPaper, 'attemptId'>; score: number; answers: Answer[] }

/**
 * An exam that a demo person handed in with about this share of right answers, and the wrong ones spread over
 * it. Each day draws other questions.
 */
export async function takeDemoExam(
  tx: Queryable,
  content: PackageContent,
  { share, daysAgo, drawnAt, markedAt }: { share: number; daysAgo: number; drawnAt: Date; markedAt: Date },
): Promise<DemoExam> {
  const current = await findCurrentBank(tx, content, drawnAt)
  if (!current) throw new Error(`there are no exam questions for ${content.title}`)
  const { bank, bankId } = current
  const questions = drawExam(bank, 1 + daysAgo)
  const wrong = Math.round(questions.length * (1 - share))
  const missedBefore = (at: number) => Math.floor((at * wrong) / questions.length)
  const given = Object.fromEntries(
    questionsOf(bank, questions).map(({ id, order, right }, at) => {
      const isMissed = missedBefore(at) < missedBefore(at + 1)
      return [id, (order.indexOf(right) + Number(isMissed)) % order.length]
    }),
  )
  const at = markedAt.toISOString()
  const { score, answers } = markExam(bank, questions, given, at)
  const paper = {
    bankId,
    questions,
    given,
    sittings: {},
    drawnAt: drawnAt.toISOString(),
    shownAt: drawnAt.toISOString(),
    startedAt: drawnAt.toISOString(),
    handedInAt: at,
    handedInBy: null,
  }
  return { paper, score, answers }
}
