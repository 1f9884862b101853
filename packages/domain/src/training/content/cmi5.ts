import type { AttemptSummary } from '../attempt.ts'
import type { MoveOn } from './activity.ts'

const ADL = 'http://adlnet.gov/expapi/verbs/'

/** The verbs with which a cmi5 unit reports its status. */
export const CMI5_VERBS = ['initialized', 'completed', 'passed', 'failed', 'terminated'] as const
export type Cmi5Verb = (typeof CMI5_VERBS)[number]

export const cmi5VerbOf = (iri: string): Cmi5Verb | undefined =>
  CMI5_VERBS.find((verb) => iri === `${ADL}${verb}`)

export const isAnsweredVerb = (iri: string): boolean => iri === `${ADL}answered`

/** A statement of a unit; `verb` is empty for statements outside of cmi5. */
export type Cmi5Said = {
  sessionId: string
  verb: Cmi5Verb | ''
  /** -1 to 1. */
  score: number | null
  seconds: number | null
  /** 0 to 1. */
  progress: number | null
}

export type Cmi5Rules = { masteryScore: number | null; moveOn: MoveOn; mode: 'normal' | 'review' | 'browse' }

/** Why the standard doesn't allow this statement now; undefined if it's allowed. */
export function cmi5Fault(
  said: Pick<Cmi5Said, 'sessionId' | 'verb' | 'score'>,
  before: readonly Cmi5Said[],
  { masteryScore, mode }: Pick<Cmi5Rules, 'masteryScore' | 'mode'>,
): string | undefined {
  const { verb, score } = said
  const inSession = (other: Cmi5Verb) =>
    before.some((one) => one.sessionId === said.sessionId && one.verb === other)
  const ever = (other: Cmi5Verb) => before.some((one) => one.verb === other)
  if (inSession('terminated')) return 'the session has been terminated'
  if (verb === 'initialized')
    return inSession('initialized') ? 'the session is initialized already' : undefined
  if (!inSession('initialized')) return 'the session is not initialized yet'
  if (verb === '' || verb === 'terminated') return undefined
  if (mode !== 'normal') return `nothing counts in ${mode}`
  if (verb === 'completed') return ever('completed') ? 'it has been completed already' : undefined
  if (ever('passed')) return 'it has been passed already'
  if (verb === 'failed' && inSession('failed')) return 'it has been failed in this session already'
  return contradiction(verb, score, masteryScore)
}

function contradiction(
  verb: Cmi5Verb,
  score: number | null,
  masteryScore: number | null,
): string | undefined {
  if (score === null || masteryScore === null) return undefined
  if (verb === 'passed' && score < masteryScore) return 'the score is below the mastery score'
  return verb === 'failed' && score >= masteryScore ? 'the score reaches the mastery score' : undefined
}

/** Summarizes an attempt from all statements of its unit. */
export function cmi5Summary(
  said: readonly Cmi5Said[],
  { moveOn }: Pick<Cmi5Rules, 'moveOn'>,
): AttemptSummary {
  const has = (verb: Cmi5Verb) => said.some((one) => one.verb === verb)
  const judged = said.findLast(({ verb }) => verb === 'passed' || verb === 'failed')
  const seconds = said.reduce((sum, one) => sum + (one.verb === 'terminated' ? (one.seconds ?? 0) : 0), 0)
  const reported = said.findLast(({ progress }) => progress !== null)?.progress ?? null
  return {
    status: statusOf(has, moveOn),
    score: judged?.score == null ? null : Math.max(0, judged.score),
    seconds: Math.round(seconds),
    place: null,
    progress: has('completed') ? 1 : reported,
  }
}

/** A unit counts as done only if it satisfies its move-on rule, and never with a failed verdict (LE-02). */
function statusOf(has: (verb: Cmi5Verb) => boolean, moveOn: MoveOn): AttemptSummary['status'] {
  const [completed, passed] = [has('completed'), has('passed')]
  if (has('failed') && !passed) return 'failed'
  const isSatisfied = {
    Passed: passed,
    Completed: completed,
    CompletedAndPassed: completed && passed,
    CompletedOrPassed: completed || passed,
    NotApplicable: completed || passed || has('terminated'),
  }[moveOn]
  if (isSatisfied) return passed ? 'passed' : 'completed'
  return has('initialized') ? 'incomplete' : 'not-attempted'
}
