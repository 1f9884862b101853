import type { AssessmentResultsWire } from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import {
  type ActivityProgress,
  type Answer,
  type Attempt,
  type Enrolment,
  type ExamAttempts,
  isReportedByPackage,
  isSelfChecked,
  type Review,
  type Section,
  sectionsOf,
  withoutVerdicts,
} from '@fathom/domain/training'
import { examCultureOf, examsOfPackage, type PackageContent } from '@fathom/domain/training/content'
import { listAnswers } from '../attempts/attempt.store.ts'
import { findExamAttempts } from '../exams/exam-attempts.store.ts'
import { loadExamTimes } from '../exams/exam-times.ts'
import { nameOf } from '../name-of.ts'
import { listReviews } from '../practice/practice.store.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { loadRecord, type RecordOf } from './load-record.ts'
import { findTaught, type Taught, withTaught } from './taught.ts'

const KINDS = ['lesson', 'exam'] as const

type Result = AssessmentResultsWire['results'][number]

/**
 * CA-13: every attempt that has a result or answers, oldest first. People who have still to pass an exam see
 * neither its right answers nor which of theirs were right (TS-11).
 */
export async function getAssessmentResults(
  deps: TrainingDeps,
  of: RecordOf,
  id: string,
  reader: Pick<User, 'affiliateId'>,
): Promise<AssessmentResultsWire> {
  const { enrolment, course, content, activityProgress } = await loadRecord(deps, of, id)
  const serverExams = content?.serverExams ?? []
  const ofPackage = content ? examsOfPackage(content) : []
  const titles = new Map(content?.activities.map(({ id, title }) => [id, title]))
  const answers = await listAnswers(deps.db, of.affiliateId, enrolment.enrolmentId)
  const taught = await taughtIn(deps, enrolment, content, activityProgress)
  const { underway, factors } = await loadExamTimes(deps.db, enrolment)
  const rightAt = lastRightOf([...answers.values()].flat(), await listReviews(deps.db, enrolment))
  const results = activityProgress
    .flatMap((part) =>
      part.attempts.map((attempt) =>
        resultOf(part, attempt, sectioned(answers.get(attempt.attemptId) ?? [], titles), {
          taught: taught.get(attempt.attemptId) ?? new Map(),
          titles,
          rightAt,
          timeFactor: factors.get(attempt.attemptId) ?? 1,
          isReported: isReportedByPackage(ofPackage, attempt),
          isSelfChecked: isSelfChecked(ofPackage, attempt),
          isMarkedHere: serverExams.includes(attempt.activityId),
          isHidden: reader.affiliateId === of.affiliateId && part.kind === 'exam' && !part.isDone,
        }),
      ),
    )
    .filter(({ score, answers, status }) => score !== null || answers.length > 0 || status === 'failed')
    .sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1))
  const counting = results.filter(({ isBest }) => isBest)
  return {
    affiliateId: of.affiliateId,
    name: nameOf(await deps.findPerson(of.affiliateId)),
    packageId: course.packageId,
    enrolmentId: enrolment.enrolmentId,
    title: course.title,
    results,
    sections: KINDS.flatMap((kind) =>
      totalsOf(counting.filter((each) => each.kind === kind).flatMap(({ sections }) => sections)).map(
        (total) => ({ ...total, kind }),
      ),
    ),
    examAttempts: await attemptsAtExam(deps, enrolment, activityProgress, content),
    examUnderway: underway && { startedAt: underway.startedAt, endsAt: underway.endsAt },
  }
}

/** When each question was last answered right, by its id. Times are in one format, so they compare as text. */
function lastRightOf(answers: readonly Answer[], reviews: readonly Review[]): ReadonlyMap<string, string> {
  const right = [
    ...answers.flatMap(({ id, at, result }) => (result === 'correct' && at !== null ? { id, at } : [])),
    ...reviews.flatMap(({ questionId, at, isRight }) => (isRight ? { id: questionId, at } : [])),
  ]
  return new Map(
    right.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ id, at }) => [id, at] as const),
  )
}

/** By attempt that counts, and in it by question. */
async function taughtIn(
  { db }: Pick<TrainingDeps, 'db'>,
  enrolment: Enrolment,
  content: PackageContent | undefined,
  activityProgress: readonly ActivityProgress<Attempt>[],
): Promise<ReadonlyMap<string, Taught>> {
  const counting = activityProgress.flatMap(({ best }) => best ?? [])
  const found = counting.map(
    async ({ attemptId, activityId }) =>
      [
        attemptId,
        content ? await findTaught(db, enrolment, content, { attemptId, activityId }) : new Map(),
      ] as const,
  )
  return new Map(await Promise.all(found))
}

/** Null when the server doesn't mark the exam of the course, or when it's passed. */
async function attemptsAtExam(
  { db, clock }: TrainingDeps,
  { affiliateId, packageId }: Enrolment,
  activityProgress: readonly ActivityProgress[],
  content: PackageContent | undefined,
): Promise<ExamAttempts | null> {
  const exam = activityProgress.find(({ activity }) => content?.serverExams.includes(activity.id))
  if (!content || !exam || exam.isDone) return null
  const culture = examCultureOf(content)
  return findExamAttempts(db, { affiliateId, packageId, activityId: exam.activity.id, culture }, clock.now())
}

function totalsOf(all: readonly Section[]): Section[] {
  const bySection = Map.groupBy(all, ({ section }) => section)
  const sum = (parts: readonly Section[], of: 'correct' | 'answered') =>
    parts.reduce((total, part) => total + part[of], 0)
  return [...bySection].map(([section, parts]) => ({
    section,
    correct: sum(parts, 'correct'),
    answered: sum(parts, 'answered'),
  }))
}

/** Packages name a section by the id of a lesson; people know its title. */
const sectioned = (answers: readonly Answer[], titles: ReadonlyMap<string, string>): Answer[] =>
  answers.map((answer) => ({ ...answer, section: titles.get(answer.section ?? '') ?? answer.section }))

type Labels = Pick<Result, 'isReported' | 'isSelfChecked' | 'timeFactor'>
type Shown = {
  isMarkedHere: boolean
  isHidden: boolean
  taught: Taught
  titles: ReadonlyMap<string, string>
  rightAt: ReadonlyMap<string, string>
}

function resultOf(
  part: ActivityProgress<Attempt>,
  attempt: Attempt,
  given: Answer[],
  { isMarkedHere, isHidden, taught, titles, rightAt, ...labels }: Labels & Shown,
): Result {
  const shown = isHidden ? withoutVerdicts(given) : given
  return {
    attemptId: attempt.attemptId,
    activityId: attempt.activityId,
    title: part.activity.title,
    kind: part.kind,
    number: attempt.number,
    status: attempt.status,
    score: attempt.score,
    passMark: part.activity.masteryScore,
    seconds: attempt.seconds,
    startedAt: attempt.startedAt,
    endedAt: attempt.endedAt,
    markedAt: attempt.markedAt,
    lateSeconds: attempt.lateSeconds,
    ...labels,
    isBest: part.best?.attemptId === attempt.attemptId,
    // The number of right answers by lesson would help to find them.
    sections: sectionsOf(isMarkedHere ? shown : given),
    answers: withTaught(shown, titles, isHidden ? new Map() : taught, isHidden ? new Map() : rightAt),
  }
}
