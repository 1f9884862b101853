import type { AssessmentResultsWire } from '@fathom/contract/training'
import { examTime } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccommodations } from './accommodation.store.ts'
import { listPaperTimes } from './exam-paper.store.ts'

type ExamTimes = {
  underway: (NonNullable<AssessmentResultsWire['examUnderway']> & { activityId: string }) | null
  /** By which factor the time of each exam with a limit was lengthened, by attempt. */
  factors: ReadonlyMap<string, number>
}

type Enrolled = { affiliateId: number; enrolmentId: string }

/** For those who teach: which exam is under way, and in which more time was given. */
export async function loadExamTimes(
  db: Queryable,
  { affiliateId, enrolmentId }: Enrolled,
): Promise<ExamTimes> {
  const papers = await listPaperTimes(db, affiliateId, enrolmentId)
  if (papers.length === 0) return { underway: null, factors: new Map() }
  const arranged = (await listAccommodations(db, affiliateId)).filter(
    (one) => one.enrolmentId === enrolmentId,
  )
  /** What was arranged last until the exam was marked: it also counts in an exam that has begun. */
  const factorUntil = (markedAt: string | null) =>
    arranged.findLast(({ setAt }) => setAt !== null && (markedAt === null || setAt <= markedAt))
      ?.timeFactor ?? 1
  const [underway = null] = papers.flatMap(({ activityId, markedAt, minutes, shownAt, startedAt }) => {
    const since = minutes === null ? shownAt : startedAt
    if (markedAt !== null || since === null) return []
    return {
      activityId,
      startedAt: since,
      endsAt: examTime(minutes, factorUntil(null), since)?.endsAt ?? null,
    }
  })
  const limited = papers.filter(({ minutes }) => minutes !== null)
  return {
    underway,
    factors: new Map(limited.map(({ attemptId, markedAt }) => [attemptId, factorUntil(markedAt)])),
  }
}
