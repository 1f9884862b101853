import type { FromPlayerWire } from '@fathom/contract/training/content'
import { LONGEST_STATE } from '@fathom/domain/training/content'
import type { Listener, Report, Runtime } from './runtime.ts'

type Post = (message: FromPlayerWire) => void

/** Packages commit after every single value, so we batch what comes together. */
const SOON_MS = 200
/** For packages that never commit. */
const LATER_MS = 1000

/** One package in one frame, from start to end: reports what it writes to the portal along the way. */
export function createSitting(post: Post) {
  let runtime: Runtime | undefined
  let sequence = 0
  let last: Report | undefined
  let postedAt = Number.NEGATIVE_INFINITY
  let isDueNow = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0

  const postReport = (report: Report, final: boolean) => {
    sequence += 1
    last = report
    postedAt = Date.now()
    post({ type: 'commit', sequence, ...report, final })
  }
  const commit = (final: boolean) => {
    clearTimeout(waiting)
    waiting = undefined
    isDueNow = false
    const report = runtime && fitting(runtime.report())
    if (report === 'too-long') post({ type: 'problem', problem: 'state-too-long', element: null })
    else if (report) postReport(report, final)
  }
  const commitWithin = (ms: number) => {
    const due = Date.now() + ms
    if (isDueNow || (waiting !== undefined && dueAt <= due)) return
    clearTimeout(waiting)
    dueAt = due
    waiting = setTimeout(() => commit(false), ms)
  }
  /**
   * As soon as the package's current script has finished: if the learner closes the tab after turning a page,
   * the new page is saved.
   */
  const commitNow = () => {
    if (isDueNow) return
    isDueNow = true
    queueMicrotask(() => {
      if (isDueNow) commit(false)
    })
  }

  const listener: Listener = {
    begun: () => post({ type: 'begun' }),
    changed: () => commitWithin(LATER_MS),
    committed: () => (Date.now() - postedAt >= SOON_MS ? commitNow() : commitWithin(SOON_MS)),
    retaken: () => last && postReport(last, true),
    finished: (target) => {
      commit(true)
      if (target !== undefined) post({ type: 'navigate', to: target })
    },
    refused: (problem, element) => post({ type: 'problem', problem, element: element.slice(0, 255) }),
  }

  return {
    listener,
    play: (made: Runtime) => {
      runtime = made
    },
    /** Sends what is pending at once, because the page may be gone in a moment. */
    flush: () => {
      if (isDueNow || waiting !== undefined) commit(false)
    },
    end: () => {
      runtime?.finish()
      if (isDueNow || waiting !== undefined) commit(false)
    },
  }
}

/** Answers are also reported separately, so they're dropped first if the state is too long. */
function fitting(report: Report): Report | 'too-long' {
  if (lengthOf(report) <= LONGEST_STATE) return report
  const { interactions: _, ...cmi } = report.state.cmi as Record<string, unknown>
  const lighter = { ...report, state: { ...report.state, cmi } }
  return lengthOf(lighter) <= LONGEST_STATE ? lighter : 'too-long'
}

const lengthOf = ({ state }: Report) => JSON.stringify(state).length
