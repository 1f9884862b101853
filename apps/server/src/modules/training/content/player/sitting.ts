import type { FromPlayerWire } from '@fathom/contract/training/content'
import { LONGEST_STATE } from '@fathom/domain/training/content'
import type { Listener, Report, Runtime } from './runtime.ts'

type Tell = (message: FromPlayerWire) => void

/** Packages ask to keep things after every single value; what comes together is told together. */
const SOON_MS = 200
/** And some never ask. */
const LATER_MS = 1000

/** One package in one frame, from its first word to its last: what it writes is told to the portal as it goes. */
export function createSitting(tell: Tell) {
  let runtime: Runtime | undefined
  let sequence = 0
  let last: Report | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  let isDueNow = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0

  const tellReport = (report: Report, final: boolean) => {
    sequence += 1
    last = report
    toldAt = Date.now()
    tell({ type: 'commit', sequence, ...report, final })
  }
  const commit = (final: boolean) => {
    clearTimeout(waiting)
    waiting = undefined
    isDueNow = false
    const report = runtime && fitting(runtime.report())
    if (report === 'too-long') tell({ type: 'problem', problem: 'state-too-long', element: null })
    else if (report) tellReport(report, final)
  }
  const commitWithin = (ms: number) => {
    const due = Date.now() + ms
    if (isDueNow || (waiting !== undefined && dueAt <= due)) return
    clearTimeout(waiting)
    dueAt = due
    waiting = setTimeout(() => commit(false), ms)
  }
  /** As soon as the package has finished its sentence: whoever closes the tab after a page turn has turned it. */
  const commitNow = () => {
    if (isDueNow) return
    isDueNow = true
    queueMicrotask(() => {
      if (isDueNow) commit(false)
    })
  }

  const listener: Listener = {
    begun: () => tell({ type: 'begun' }),
    changed: () => commitWithin(LATER_MS),
    committed: () => (Date.now() - toldAt >= SOON_MS ? commitNow() : commitWithin(SOON_MS)),
    retaken: () => last && tellReport(last, true),
    finished: (wish) => {
      commit(true)
      if (wish !== undefined) tell({ type: 'navigate', to: wish })
    },
    refused: (problem, element) => tell({ type: 'problem', problem, element: element.slice(0, 255) }),
  }

  return {
    listener,
    play: (made: Runtime) => {
      runtime = made
    },
    /** What waits is told at once: the page may be gone in a moment. */
    flush: () => {
      if (isDueNow || waiting !== undefined) commit(false)
    },
    end: () => {
      runtime?.finish()
      if (isDueNow || waiting !== undefined) commit(false)
    },
  }
}

/** Answers are reported beside the state: where it is too long, they are what it can do without. */
function fitting(report: Report): Report | 'too-long' {
  if (lengthOf(report) <= LONGEST_STATE) return report
  const { interactions: _, ...cmi } = report.state.cmi as Record<string, unknown>
  const lighter = { ...report, state: { ...report.state, cmi } }
  return lengthOf(lighter) <= LONGEST_STATE ? lighter : 'too-long'
}

const lengthOf = ({ state }: Report) => JSON.stringify(state).length
