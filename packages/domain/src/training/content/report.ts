export const ATTEMPT_STATUSES = ['not-attempted', 'incomplete', 'completed', 'passed', 'failed'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Where an attempt stands, the same for every standard. */
export type AttemptSummary = {
  status: AttemptStatus
  /** 0 to 1. */
  score: number | null
  /** Of all sittings of this attempt together. */
  seconds: number
  /** The package's own bookmark: only the package can read it. */
  place: string | null
  /** 0 to 1, where the package tells it. */
  progress: number | null
}

export const ANSWER_RESULTS = ['correct', 'wrong', 'neutral', 'unanticipated'] as const
export type AnswerResult = (typeof ANSWER_RESULTS)[number]

/** One question that was answered, as the package reports it. */
export type Answer = {
  id: string
  /** What the question belongs to, where the package names it. */
  section: string | null
  prompt: string | null
  given: string | null
  right: string | null
  result: AnswerResult | null
  seconds: number | null
  /** When, as an ISO 8601 time, where it is known. */
  at: string | null
}

/** SCORM allows 4,096 characters in 1.2 and 64,000 in 2004; what real packages write is accepted in both. */
export const LONGEST_SUSPEND_DATA = 64_000
/** Of the state as JSON. */
export const LONGEST_STATE = 512_000
export const LONGEST_PLACE = 1000
export const LONGEST_ANSWER_TEXT = 4000
export const MOST_ANSWERS = 1000
