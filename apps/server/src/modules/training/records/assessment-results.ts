import type { AssessmentResultsWire } from '@fathom/contract/training'
import { type ActivityProgress, type Answer, type Attempt, sectionsOf } from '@fathom/domain/training'
import { listAnswers } from '../attempts/attempt.store.ts'
import { nameOf } from '../name-of.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { loadRecord, type RecordOf } from './load-record.ts'

type Result = AssessmentResultsWire['results'][number]

/** CA-13: every attempt that has a result or answers, oldest first. */
export async function getAssessmentResults(
  deps: TrainingDeps,
  of: RecordOf,
  id: string,
): Promise<AssessmentResultsWire> {
  const { enrolment, course, content, activityProgress } = await loadRecord(deps, of, id)
  const titles = new Map(content?.activities.map(({ id, title }) => [id, title]))
  const answers = await listAnswers(deps.db, of.affiliateId, enrolment.enrolmentId)
  const results = activityProgress
    .flatMap((part) =>
      part.attempts.map((attempt) =>
        resultOf(part, attempt, sectioned(answers.get(attempt.attemptId) ?? [], titles)),
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
    sections: sectionsOf(counting.flatMap(({ answers }) => answers)),
  }
}

/** Packages name a section by the id of a lesson; people know its title. */
const sectioned = (answers: readonly Answer[], titles: ReadonlyMap<string, string>): Answer[] =>
  answers.map((answer) => ({ ...answer, section: titles.get(answer.section ?? '') ?? answer.section }))

function resultOf(part: ActivityProgress<Attempt>, attempt: Attempt, given: Answer[]): Result {
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
    isBest: part.best?.attemptId === attempt.attemptId,
    sections: sectionsOf(given),
    answers: given,
  }
}
