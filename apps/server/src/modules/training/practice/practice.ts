import type { PracticeReviewsWire, PracticeWire } from '@fathom/contract/training'
import type { LessonQuestion } from '@fathom/courses'
import {
  type Attempt,
  type Enrolment,
  firstOfEachLesson,
  markExam,
  type Review,
  repetitionCards,
} from '@fathom/domain/training'
import type { PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAnswers, listAttempts } from '../attempts/attempt.store.ts'
import { findContent } from '../content/content.store.ts'
import { findLessonQuestions } from '../exams/banks/shipped-banks.ts'
import { getBank } from '../exams/exam-bank.store.ts'
import { findPaper } from '../exams/exam-paper.store.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { addReviews, listReviews } from './practice.store.ts'

type Deps = Pick<TrainingDeps, 'db' | 'clock'>

/**
 * What a person should repeat in a course: questions of its lessons, which show their answers anyway, and never
 * questions of the exam (decision 140).
 */
export async function getPractice({ db }: Deps, affiliateId: number, id: string): Promise<PracticeWire> {
  const { enrolment, content, questions } = await findCourseQuestions(db, affiliateId, id)
  if (!content || questions.length === 0) return { culture: '', questions: [], reviews: [] }
  const attempts = await listAttempts(db, [affiliateId], [enrolment.enrolmentId])
  const known = new Set(questions.map(({ id }) => id))
  const reviews = [
    ...(await reviewsInLessons(db, enrolment, attempts)),
    ...(await reviewsFromExam(db, enrolment, attempts, content, questions)),
    ...(await listReviews(db, enrolment)),
  ].filter(({ questionId }) => known.has(questionId))
  const due = new Set(repetitionCards(reviews).map(({ questionId }) => questionId))
  return {
    culture: content.culture,
    questions: questions
      .filter(({ id }) => due.has(id))
      .map(({ names: _, choices, ...question }) => ({ ...question, choices: [...choices] })),
    reviews: reviews.filter(({ questionId }) => due.has(questionId)),
  }
}

/** Stores answers given in practice. A time in the future becomes now. */
export async function addPractice(
  deps: Deps,
  affiliateId: number,
  id: string,
  { reviews }: PracticeReviewsWire,
): Promise<PracticeWire> {
  const { enrolment, questions } = await findCourseQuestions(deps.db, affiliateId, id)
  const known = new Set(questions.map(({ id }) => id))
  const now = deps.clock.now().toISOString()
  const taken = reviews
    .filter(({ questionId }) => known.has(questionId))
    .map((review) => ({ ...review, at: Date.parse(review.at) > Date.parse(now) ? now : review.at }))
  await addReviews(deps.db, enrolment, taken)
  return getPractice(deps, affiliateId, id)
}

async function findCourseQuestions(db: Queryable, affiliateId: number, id: string) {
  const enrolment = isUuid(id) ? await findEnrolment(db, affiliateId, id) : undefined
  if (!enrolment) throw noCourseFound(id)
  const { contentId, packageId } = enrolment
  const content = contentId === null ? undefined : await findContent(db, contentId)
  const questions = content ? await findLessonQuestions({ packageId, culture: content.culture }) : []
  return { enrolment, content, questions }
}

/** The answers in the lessons' own checks. */
async function reviewsInLessons(
  db: Queryable,
  { affiliateId, enrolmentId }: Enrolment,
  attempts: readonly Attempt[],
): Promise<Review[]> {
  const answers = await listAnswers(db, affiliateId, enrolmentId)
  return attempts.flatMap(({ attemptId, updatedAt }) =>
    (answers.get(attemptId) ?? []).flatMap(({ id, at, result }) =>
      result === 'correct' || result === 'wrong'
        ? { questionId: id, at: at ?? updatedAt, isRight: result === 'correct' }
        : [],
    ),
  )
}

/**
 * After a failed exam: the lessons' questions about the pages that its result names, one of each lesson. The others
 * would tell which answers were right.
 */
async function reviewsFromExam(
  db: Queryable,
  { affiliateId }: Enrolment,
  attempts: readonly Attempt[],
  { serverExams }: PackageContent,
  questions: readonly LessonQuestion[],
): Promise<Review[]> {
  const exams = attempts.filter(({ activityId }) => serverExams.includes(activityId))
  const last = exams.findLast(({ markedAt }) => markedAt !== null)
  if (!last?.markedAt || exams.some(({ status }) => status === 'passed')) return []
  const paper = await findPaper(db, affiliateId, last.attemptId)
  if (!paper) return []
  const { bank } = await getBank(db, paper.bankId)
  const { missed } = markExam(bank, paper.questions, paper.given, last.markedAt)
  const at = last.markedAt
  return firstOfEachLesson(missed).flatMap(({ lesson, page }) =>
    questions
      .filter((question) => question.lesson === lesson && question.page === page)
      .map(({ id: questionId }) => ({ questionId, at, isRight: false })),
  )
}
