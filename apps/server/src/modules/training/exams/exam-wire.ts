import type { ExamResultWire, ExamWire } from '@fathom/contract/training'
import {
  type ExamBank,
  examTime,
  firstOfEachLesson,
  lessonsToReadAgain,
  markExam,
  neededOf,
  questionsOf,
} from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { listActivityIds, type StoredAttempt } from '../attempts/attempt.store.ts'
import { getAccommodation } from './accommodation.store.ts'
import { findExamAttempts } from './exam-attempts.store.ts'
import { getBank } from './exam-bank.store.ts'
import type { ExamPaper } from './exam-paper.store.ts'

const plain = (text: string) => text.replaceAll('**', '')

/**
 * What the person who takes the exam may see of it: the right answers only after passing (TS-11), and the questions of
 * one with a time limit only from its start.
 */
export async function examWireOf(
  db: Queryable,
  affiliateId: number,
  paper: ExamPaper,
  { attemptId, enrolmentId, activityId, seconds, markedAt, lateSeconds }: StoredAttempt,
  now: Date,
): Promise<ExamWire> {
  const { bank, culture, packageId } = await getBank(db, paper.bankId)
  const { timeFactor, readAloud } = await getAccommodation(db, affiliateId, enrolmentId)
  const time = examTime(bank.minutes, timeFactor, paper.startedAt)
  const isShown = paper.shownAt !== null
  return {
    attemptId,
    activityId,
    title: bank.title,
    culture,
    intro: bank.intro.map(plain),
    needed: neededOf(paper.questions.length, bank.passMark),
    count: paper.questions.length,
    topics: topicsOf(bank, paper),
    questions: isShown ? questionsIn(bank, paper) : [],
    given: isShown ? { ...paper.given } : {},
    seconds,
    drawnAt: paper.drawnAt,
    time: time && { ...time, factor: timeFactor, now: now.toISOString(), receivedAt: null },
    readAloud,
    attempts: await findExamAttempts(db, { affiliateId, packageId, activityId, culture }, now),
    lessons: await listLessons(db, { affiliateId, enrolmentId, bank }),
    result: markedAt === null ? null : resultOf(bank, paper, { markedAt, lateSeconds }),
  }
}

/** The topics of a bank that are lessons of the package. */
async function listLessons(
  db: Queryable,
  { affiliateId, enrolmentId, bank }: { affiliateId: number; enrolmentId: string; bank: ExamBank },
): Promise<string[]> {
  const known = await listActivityIds(db, affiliateId, enrolmentId)
  return bank.sections.map(({ id }) => id).filter((id) => known.includes(id))
}

function topicsOf(bank: ExamBank, { questions }: ExamPaper): ExamWire['topics'] {
  const drawn = Map.groupBy(questionsOf(bank, questions), ({ section }) => section)
  return bank.sections.flatMap(({ id, title }) => {
    const own = drawn.get(id)
    return own ? { title, questions: own.length } : []
  })
}

const questionsIn = (bank: ExamBank, { questions }: ExamPaper): ExamWire['questions'] =>
  questionsOf(bank, questions).map(({ id, section, prompt, choices, order, picture }) => ({
    id,
    section: bank.sections.find((one) => one.id === section)?.title ?? '',
    prompt: plain(prompt),
    choices: order.map((choice) => plain(choices[choice] ?? '')),
    picture: picture ?? null,
  }))

function resultOf(
  bank: ExamBank,
  paper: ExamPaper,
  { markedAt, lateSeconds }: Pick<ExamResultWire, 'markedAt' | 'lateSeconds'>,
): ExamResultWire {
  const marked = markExam(bank, paper.questions, paper.given, markedAt)
  const { isPassed, right, of, score, sections, missed } = marked
  return {
    status: isPassed ? 'passed' : 'failed',
    right,
    of,
    score,
    markedAt,
    handedInAt: paper.handedInAt,
    handedInBy: paper.handedInBy,
    lateSeconds,
    readAgain: isPassed ? [] : lessonsToReadAgain(sections),
    missed: isPassed ? missed : firstOfEachLesson(missed),
    sections: isPassed ? sections : [],
    answers: isPassed
      ? questionsOf(bank, paper.questions).map(({ id, right: choice, order, reason }) => ({
          id,
          right: order.indexOf(choice),
          reason: plain(reason),
        }))
      : null,
  }
}
