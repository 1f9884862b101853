import type { PlayerStartWire } from '@fathom/contract/training/content'
import { type Cmi, scormSummary } from '@fathom/domain/training/content'

/** Long enough after a result for all its details to be written. */
const SETTLED_MS = 3000

const STATUS = /^cmi\.(core\.lesson_status|completion_status|success_status)$/
const UNDER_WAY = /^(incomplete|not attempted|unknown|browsed)$/
const SCORE = /^cmi\.(core\.)?score\.(raw|scaled)$/
const ANSWER = /^cmi\.interactions\./
const STORED = /^cmi\.(suspend_data|location|core\.lesson_location)$/

/**
 * Packages let people retake an exam without ending anything, which would overwrite the earlier result. A
 * package is in its next take if it has reported a result and then writes another score, answers, or resets
 * its status.
 */
export function createTakes(start: PlayerStartWire, now: () => number) {
  let take = 1
  let settledAt: number | undefined
  let isTakenBack = false
  let reportedSeconds = 0
  let has = { status: true, score: true }
  /** The seconds of earlier takes, which the data model keeps counting. */
  let before = typeof start.saved?.before === 'number' ? start.saved.before : 0

  return {
    /** Whether this value, which isn't written yet, starts the next take. */
    isNext(element: string, value: unknown, scoreNow: () => string): boolean {
      if (settledAt === undefined) return false
      if (isTakenBack) return [STORED, SCORE, ANSWER].some((kind) => kind.test(element))
      if (now() - settledAt < SETTLED_MS) return false
      return ANSWER.test(element) || (SCORE.test(element) && String(value) !== scoreNow())
    },
    /**
     * The time since the result was reported belongs to the next take, unless the package says when that
     * started.
     */
    next(secondsNow: () => number): void {
      take += 1
      before += isTakenBack ? secondsNow() : reportedSeconds
      settledAt = undefined
      has = { status: isTakenBack, score: false }
      isTakenBack = false
    },
    written(element: string, value: unknown): void {
      if (SCORE.test(element)) has.score = true
      if (!STATUS.test(element)) return
      has.status = true
      isTakenBack = settledAt !== undefined && UNDER_WAY.test(String(value))
    },
    /** The values of this take only. */
    reportOf(cmi: Cmi) {
      const own = has.score ? cmi : { ...cmi, score: {}, core: { ...(cmi.core as object), score: {} } }
      const said = scormSummary(start.standard, own, start.masteryScore)
      const isSaid = has.status || has.score
      const summary = {
        ...said,
        status: isSaid ? said.status : ('incomplete' as const),
        seconds: Math.max(0, said.seconds - before),
      }
      reportedSeconds = summary.seconds
      const isResult = summary.status === 'passed' || summary.status === 'failed'
      settledAt = isResult ? (settledAt ?? now()) : isTakenBack ? settledAt : undefined
      return { take, summary, state: { cmi, ...(before > 0 && { before }) } }
    },
  }
}
