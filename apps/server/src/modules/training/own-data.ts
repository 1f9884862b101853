import { type Answer, activityProgressOf, markExam, withoutVerdicts } from '@fathom/domain/training'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { trainingArchiveWords } from './archive-words.ts'
import { listAnswers, listAttempts } from './attempts/attempt.store.ts'
import { listCourses } from './catalogue/course.store.ts'
import { listOwnClassData, listTaughtClassData } from './classes/own-data.ts'
import { findContent } from './content/content.store.ts'
import { forgetOwnStatements, listOwnStatements } from './content/own-data.ts'
import { listEnrolments } from './enrolments/enrolment.store.ts'
import { listAccommodations } from './exams/accommodation.store.ts'
import { listAllowances } from './exams/exam-attempts.store.ts'
import { getBank } from './exams/exam-bank.store.ts'
import { findPaper } from './exams/exam-paper.store.ts'
import { listOwnNotes } from './notes/note.store.ts'
import { listOwnReviews } from './practice/practice.store.ts'
import { listEntitlements } from './training.store.ts'

/**
 * Learning results are a training record: they stay under the number, without what a lesson saved for its
 * reader.
 */
export const trainingOwnData: OwnDataPart & Pick<Module, 'forgetPerson'> = {
  archiveWords: trainingArchiveWords,
  ownData: async (db, affiliateId) => ({
    entitlements: await listEntitlements(db, affiliateId),
    courses: await listOwnCourses(db, affiliateId),
    classes: await listOwnClassData(db, affiliateId),
    taught: await listTaughtClassData(db, affiliateId),
    examAllowances: await listOwnAllowances(db, affiliateId),
    examAccommodations: await listAccommodations(db, affiliateId),
    practice: await listOwnReviews(db, affiliateId),
    notes: await listOwnNotes(db, affiliateId),
    statements: await listOwnStatements(db, affiliateId),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await forgetOwnStatements(tx, affiliateId)
    await tx.query('delete from exam_paper where affiliate_id = $1', [affiliateId])
    await tx.query('delete from exam_accommodation where affiliate_id = $1', [affiliateId])
    await tx.query('delete from course_note where affiliate_id = $1', [affiliateId])
    await tx.query('delete from practice_review where affiliate_id = $1', [affiliateId])
    await tx.query(
      `update course_attempt set state = null, place = null, sitting = null, sittings = '{}', answers = '[]'
       where affiliate_id = $1`,
      [affiliateId],
    )
  },
}

async function listOwnCourses(db: Queryable, affiliateId: number) {
  const [enrolments, courses] = await Promise.all([
    listEnrolments(db, affiliateId),
    listCourses(db, DEFAULT_LOCALE),
  ])
  return Promise.all(
    enrolments.map(async ({ affiliateId: _, ...enrolment }) => ({
      title: courses.find(({ packageId }) => packageId === enrolment.packageId)?.title ?? '',
      ...enrolment,
      parts: await listOwnParts(db, affiliateId, enrolment.enrolmentId, enrolment.contentId),
    })),
  )
}

/** When a teacher let this person take an exam again before the wait was over. */
async function listOwnAllowances(db: Queryable, affiliateId: number) {
  const courses = await listCourses(db, DEFAULT_LOCALE)
  const allowances = await listAllowances(db, affiliateId)
  return allowances.map((one) => ({
    title: courses.find(({ packageId }) => packageId === one.packageId)?.title ?? '',
    ...one,
  }))
}

/**
 * All attempts and answers, without the state that only the lesson's program can read, and without the right
 * answers of an exam that isn't passed (TS-11).
 */
async function listOwnParts(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
  contentId: string | null,
) {
  const content = contentId === null ? undefined : await findContent(db, contentId)
  const attempts = await listAttempts(db, [affiliateId], [enrolmentId])
  const answers = await listAnswers(db, affiliateId, enrolmentId)
  const toPass = new Set(
    activityProgressOf(content?.activities ?? [], attempts)
      .filter(({ kind, isDone }) => kind === 'exam' && !isDone)
      .map(({ activity }) => activity.id),
  )
  return Promise.all(
    attempts.map(async ({ attemptId, enrolmentId: _, version: __, ...attempt }) => {
      const isOpen = content?.serverExams.includes(attempt.activityId) && attempt.markedAt === null
      const given = answers.get(attemptId) ?? []
      const all = isOpen && given.length === 0 ? await listOpenAnswers(db, affiliateId, attemptId) : given
      return {
        title: content?.activities.find(({ id }) => id === attempt.activityId)?.title ?? '',
        ...attempt,
        answers: (toPass.has(attempt.activityId) ? withoutVerdicts(all) : all).map(readable),
      }
    }),
  )
}

/** What was answered in an exam that isn't handed in yet. */
async function listOpenAnswers(db: Queryable, affiliateId: number, attemptId: string): Promise<Answer[]> {
  const paper = await findPaper(db, affiliateId, attemptId)
  if (!paper) return []
  const { bank } = await getBank(db, paper.bankId)
  const { answers } = markExam(bank, paper.questions, paper.given, paper.drawnAt)
  return withoutVerdicts(answers.filter(({ id }) => paper.given[id] !== undefined))
}

const readable = ({ id, prompt, ...answer }: Answer) => ({ question: prompt ?? id, ...answer })
