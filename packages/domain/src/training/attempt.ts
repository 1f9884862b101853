export const ATTEMPT_STATUSES = ['not-attempted', 'incomplete', 'failed', 'completed', 'passed'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** What a lesson reports with each save. */
export type AttemptSummary = {
  status: AttemptStatus
  /** 0 to 1. */
  score: number | null
  /** Of the whole attempt so far. */
  seconds: number
  /** The bookmark. */
  place: string | null
  /** 0 to 1, if the lesson reports it. */
  progress: number | null
}

export type Attempt = AttemptSummary & {
  attemptId: string
  enrolmentId: string
  activityId: string
  /** 1 for the first attempt at this activity. */
  number: number
  startedAt: string
  updatedAt: string
  endedAt: string | null
  /** When the server marked it; null for a result that the lesson itself reported (TS-12). */
  markedAt: string | null
  /** How long after the end of its time the exam, or an answer that counts in it, arrived; null in time. */
  lateSeconds: number | null
  version: number
}

export const ANSWER_RESULTS = ['correct', 'wrong', 'neutral', 'unanticipated'] as const
export type AnswerResult = (typeof ANSWER_RESULTS)[number]

/** One answered question of an attempt. */
export type Answer = {
  id: string
  section: string | null
  prompt: string | null
  given: string
  right: string | null
  result: AnswerResult
  seconds: number | null
  at: string | null
}

const RANK: Record<AttemptStatus, number> = {
  'not-attempted': 0,
  incomplete: 1,
  failed: 2,
  completed: 3,
  passed: 4,
}

export const isDone = (status: AttemptStatus): boolean => status === 'completed' || status === 'passed'

/** Whether an attempt with this status is finished. */
export const isOver = (status: AttemptStatus): boolean => RANK[status] >= RANK.failed

/**
 * Whether a result is only what a package reported, and nobody here marked it (TS-12). `serverExams` are the
 * activities that the server marks; a course that has some is our own, and its lessons are only read.
 */
export const isReportedByPackage = (
  serverExams: readonly string[],
  { activityId, status, markedAt }: Pick<Attempt, 'activityId' | 'status' | 'markedAt'>,
): boolean =>
  isOver(status) && markedAt === null && (serverExams.length === 0 || serverExams.includes(activityId))

/**
 * A lesson of our own that claims a verdict or a score: the browser marked its knowledge check, so it is neither
 * ours nor reported by a package (TS-12). That it was read to the end needs no label.
 */
export const isSelfChecked = (
  serverExams: readonly string[],
  { activityId, status, markedAt, score }: Pick<Attempt, 'activityId' | 'status' | 'markedAt' | 'score'>,
): boolean =>
  serverExams.length > 0 &&
  !serverExams.includes(activityId) &&
  isOver(status) &&
  markedAt === null &&
  (status !== 'completed' || score !== null)

/** Within one attempt a verdict outranks the mere end: who fails a quiz has completed it, too (LE-02). */
const RANK_WITHIN: Record<AttemptStatus, number> = { ...RANK, completed: 2, failed: 3 }

/** A status that was reached is never lost: viewing a finished lesson again doesn't reset it. */
export function furtherStatus(before: AttemptStatus, after: AttemptStatus): AttemptStatus {
  return RANK_WITHIN[after] >= RANK_WITHIN[before] ? after : before
}

/** The best result counts; the earliest one wins a tie. */
export function bestAttempt<A extends Pick<Attempt, 'status' | 'score' | 'number' | 'progress'>>(
  attempts: readonly A[],
): A | undefined {
  return attempts.toSorted(
    (one, other) =>
      RANK[other.status] - RANK[one.status] ||
      (other.score ?? -1) - (one.score ?? -1) ||
      (other.progress ?? 0) - (one.progress ?? 0) ||
      one.number - other.number,
  )[0]
}
