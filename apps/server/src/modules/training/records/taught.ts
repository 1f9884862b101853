import type { AssessmentResultsWire } from '@fathom/contract/training'
import type { LessonQuestion } from '@fathom/courses'
import { type Answer, type Enrolment, markExam, questionsOf } from '@fathom/domain/training'
import type { PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { findLessonQuestions } from '../exams/banks/shipped-banks.ts'
import { getBank } from '../exams/exam-bank.store.ts'
import { findPaper } from '../exams/exam-paper.store.ts'

type RecordedAnswer = AssessmentResultsWire['results'][number]['answers'][number]
type Explained = Omit<NonNullable<RecordedAnswer['taught']>, 'title'> & {
  /** The text of a choice by the name that the lesson reported for it. */
  texts: ReadonlyMap<string, string>
}

/** What is known about the questions of one attempt, by their id. */
export type Taught = ReadonlyMap<string, Explained>

const NO_TEXTS: ReadonlyMap<string, string> = new Map()

/** A lesson reports a choice by its name, from which the player makes words: `Stop_wait` becomes `Stop wait`. */
export const textsOf = ({
  names,
  choices,
}: Pick<LessonQuestion, 'names' | 'choices'>): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name, at) =>
      [name, name.replaceAll('_', ' ')].map((each) => [each, choices[at] ?? name] as const),
    ),
  )

/** LE-08: where the questions of an attempt are taught, and why a wrong answer is wrong. */
export async function findTaught(
  db: Queryable,
  { affiliateId, packageId }: Pick<Enrolment, 'affiliateId' | 'packageId'>,
  { culture, serverExams }: PackageContent,
  { attemptId, activityId }: { attemptId: string; activityId: string },
): Promise<Taught> {
  if (serverExams.includes(activityId)) return taughtInExam(db, affiliateId, attemptId)
  const own = (await findLessonQuestions({ packageId, culture })).filter(
    ({ lesson }) => lesson === activityId,
  )
  return new Map(
    own.map(({ id, lesson, page, reason, names, choices }) => [
      id,
      { lesson, page, why: reason, texts: textsOf({ names, choices }) },
    ]),
  )
}

async function taughtInExam(db: Queryable, affiliateId: number, attemptId: string): Promise<Taught> {
  const paper = await findPaper(db, affiliateId, attemptId)
  if (!paper) return new Map()
  const { bank } = await getBank(db, paper.bankId)
  const reasons = new Map(questionsOf(bank, paper.questions).map(({ id, reason }) => [id, reason]))
  return new Map(
    markExam(bank, paper.questions, paper.given, paper.drawnAt).missed.map(({ id, lesson, page, why }) => [
      id,
      {
        lesson,
        page,
        why: [why, reasons.get(id)?.replaceAll('**', '')].filter(Boolean).join(' ') || null,
        texts: NO_TEXTS,
      },
    ]),
  )
}

/** `titles` are those of the lessons; `rightAt` is when each question was last answered right, by its id. */
export const withTaught = (
  answers: readonly Answer[],
  titles: ReadonlyMap<string, string>,
  taught: Taught,
  rightAt: ReadonlyMap<string, string>,
): RecordedAnswer[] =>
  answers.map((answer) => {
    const { texts, ...known } = taught.get(answer.id) ?? { texts: NO_TEXTS }
    const { id, given, right, result, at } = answer
    return {
      ...answer,
      given: texts.get(given) ?? given,
      right: right === null ? null : (texts.get(right) ?? right),
      taught:
        result === 'wrong' && 'lesson' in known
          ? { ...known, title: titles.get(known.lesson) ?? null }
          : null,
      isRightSince: result === 'wrong' && at !== null && (rightAt.get(id) ?? '') > at,
    }
  })
