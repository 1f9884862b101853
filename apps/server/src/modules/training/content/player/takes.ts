import type { PlayerStartWire } from '@fathom/contract/training/content'
import { type Cmi, scormSummary } from '@fathom/domain/training/content'

/** Long enough after a result for all that belongs to it to have been written. */
const SETTLED_MS = 3000

const STATUS = /^cmi\.(core\.lesson_status|completion_status|success_status)$/
const UNDER_WAY = /^(incomplete|not attempted|unknown|browsed)$/
const SCORE = /^cmi\.(core\.)?score\.(raw|scaled)$/
const ANSWER = /^cmi\.interactions\./
const KEPT = /^cmi\.(suspend_data|location|core\.lesson_location)$/

/**
 * Packages let one take an exam again without ending anything: the result of before would be written over. A package
 * that has told a result and then writes another score, or answers, or takes its status back, is at its next take.
 */
export function createTakes(start: PlayerStartWire, now: () => number) {
  let take = 1
  let settledAt: number | undefined
  let isTakenBack = false
  let toldSeconds = 0
  let has = { status: true, score: true }
  /** The seconds of the takes before, which the data model goes on counting. */
  let before = typeof start.saved?.before === 'number' ? start.saved.before : 0

  return {
    /** Whether the next take begins with this, which is not written yet. */
    isNext(element: string, value: unknown, scoreNow: () => string): boolean {
      if (settledAt === undefined) return false
      if (isTakenBack) return [KEPT, SCORE, ANSWER].some((kind) => kind.test(element))
      if (now() - settledAt < SETTLED_MS) return false
      return ANSWER.test(element) || (SCORE.test(element) && String(value) !== scoreNow())
    },
    /** The time since the result was told is of the next take, unless the package says when that began. */
    next(secondsNow: () => number): void {
      take += 1
      before += isTakenBack ? secondsNow() : toldSeconds
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
    /** What is true of this take alone. */
    told(cmi: Cmi) {
      const own = has.score ? cmi : { ...cmi, score: {}, core: { ...(cmi.core as object), score: {} } }
      const said = scormSummary(start.standard, own, start.masteryScore)
      const isSaid = has.status || has.score
      const summary = {
        ...said,
        status: isSaid ? said.status : ('incomplete' as const),
        seconds: Math.max(0, said.seconds - before),
      }
      toldSeconds = summary.seconds
      const isResult = summary.status === 'passed' || summary.status === 'failed'
      settledAt = isResult ? (settledAt ?? now()) : isTakenBack ? settledAt : undefined
      return { take, summary, state: { cmi, ...(before > 0 && { before }) } }
    },
  }
}
