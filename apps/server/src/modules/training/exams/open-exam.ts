import { randomInt } from 'node:crypto'
import type { ExamWire } from '@fathom/contract/training'
import { drawExam, type Given } from '@fathom/domain/training'
import { examCultureOf, type PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { StoredAttempt } from '../attempts/attempt.store.ts'
import { findCurrentBank } from './banks/current-bank.ts'
import { addPaper, countAsked, type ExamPaper, findPaper } from './exam-paper.store.ts'
import { examWireOf } from './exam-wire.ts'

const MOST_SEED = 2 ** 31

/** The exam of an attempt: the one that was drawn for it, or a new draw. */
export async function openExam(
  tx: Queryable,
  affiliateId: number,
  content: PackageContent,
  attempt: StoredAttempt,
  now: Date,
): Promise<ExamWire> {
  const drawn = await findPaper(tx, affiliateId, attempt.attemptId)
  const paper = drawn ?? (await draw(tx, affiliateId, content, attempt, now))
  return examWireOf(tx, affiliateId, paper, attempt, now)
}

async function draw(
  tx: Queryable,
  affiliateId: number,
  content: PackageContent,
  { attemptId, state }: StoredAttempt,
  now: Date,
): Promise<ExamPaper> {
  const current = await findCurrentBank(
    tx,
    { packageId: content.packageId, culture: examCultureOf(content) },
    now,
  )
  if (!current) throw new Problem('exam-without-questions', 409)
  const { bankId, bank } = current
  const begun = begunInPackage(state)
  const questions = begun
    ? drawExam(bank, begun.seed)
    : drawExam(bank, randomInt(1, MOST_SEED), await countAsked(tx, affiliateId, content.packageId))
  const given = begun && begun.given.length === questions.length ? begun.given : []
  const paper: ExamPaper = {
    attemptId,
    bankId,
    questions,
    given: Object.fromEntries(
      questions.flatMap(({ id, order }, at) => {
        const position = order.indexOf(given[at] ?? -1)
        return position < 0 ? [] : [[id, position]]
      }),
    ) satisfies Given,
    sittings: {},
    drawnAt: now.toISOString(),
    shownAt: bank.minutes === null ? now.toISOString() : null,
    startedAt: null,
    handedInAt: null,
    handedInBy: null,
  }
  await addPaper(tx, affiliateId, paper)
  return paper
}

/**
 * Until exams moved to the server, the package drew them from a seed and stored the chosen choices as digits.
 * An exam that was in progress then continues with the same questions and answers.
 */
function begunInPackage(state: StoredAttempt['state']): { seed: number; given: number[] } | undefined {
  const { suspend_data: text } = (state?.cmi ?? {}) as { suspend_data?: unknown }
  const [, seed = '', given = ''] = /^E1~([\da-z]{1,7})~-?\d+~([\da-z-]+)~0$/.exec(String(text ?? '')) ?? []
  if (seed === '') return undefined
  return {
    seed: Number.parseInt(seed, 36),
    given: [...given].map((sign) => (sign === '-' ? -1 : Number.parseInt(sign, 36))),
  }
}
