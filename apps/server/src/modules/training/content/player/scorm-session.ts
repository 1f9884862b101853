import type { PlayerStartWire } from '@fathom/contract/training/content'
import type { Cmi } from '@fathom/domain/training/content'
import { without } from './merge.ts'
import type { Listener, NavigationTarget, Report } from './runtime.ts'
import type { Dialect, OutsideCodes } from './scorm-engine.ts'
import { createStopwatch } from './stopwatch.ts'
import { createTakes } from './takes.ts'
import { createTouchedAnswers } from './touched-answers.ts'

const RESUME_POINT = /^cmi\.(core\.lesson_location|location|suspend_data)$/
const SCORE = /^cmi\.(core\.)?score\./

/**
 * Reports writes that failed and that the learner should know about; other errors stay between the package
 * and its standard.
 */
function reportRefusal(listener: Listener, element: string): void {
  if (RESUME_POINT.test(element)) listener.refused('state-too-long', element)
  if (SCORE.test(element)) listener.refused('value-refused', element)
}

const OF_A_SITTING = ['session_time', 'total_time', 'exit', 'entry']

/** What a package has saved, without the values that every sitting sets. */
function storedPart(cmi: Cmi): string {
  const core = (cmi.core ?? {}) as Record<string, unknown>
  return JSON.stringify({ ...without(cmi, OF_A_SITTING), core: without(core, OF_A_SITTING) })
}

export type Farewell = { isDone: boolean; target: NavigationTarget | undefined }

/** What both editions of SCORM have in common: a package starts, writes, saves and ends. */
export function createScormSession(
  start: PlayerStartWire,
  listener: Listener,
  { boot, sessionTime, score: scoreRaw, codes }: Dialect,
  now: () => number,
) {
  const answers = createTouchedAnswers(start.standard, now)
  const takes = createTakes(start, now)
  let engine = boot(start)
  const opened = start.saved === null ? undefined : storedPart(engine.render())
  let watch = createStopwatch(now)
  let hasOwnTime = false
  let outsideError: string | undefined

  /** Whether the package may call now; if not, the error that it then asks for. */
  const isInside = (call: keyof OutsideCodes['after']): boolean => {
    outsideError = engine.isOpen() ? undefined : codes[engine.isOver() ? 'after' : 'before'][call]
    return outsideError === undefined
  }
  const report = (): Report => {
    if (!hasOwnTime) engine.spend(watch.seconds())
    const cmi = engine.render()
    return { ...takes.reportOf(cmi), answers: answers.of(cmi), idle: opened === storedPart(cmi) }
  }
  const score = () => engine.get(scoreRaw)
  const takeAnew = () => {
    listener.retaken()
    takes.next(() => report().summary.seconds)
    answers.forget()
  }
  /** Packages with several pages end on each page and start on the next: they continue where they were. */
  const goOn = () => {
    engine = boot({ ...start, saved: report().state })
    watch = createStopwatch(now)
    hasOwnTime = false
  }

  return {
    report,
    engine: () => engine,
    lastError: () => outsideError ?? engine.lastError(),
    get: (element: string): string => (isInside('get') ? engine.get(element) : ''),
    begin(parameter: string): string {
      outsideError = undefined
      if (engine.isOver()) goOn()
      const result = engine.begin(parameter)
      if (result !== 'true') return result
      watch.start()
      listener.begun()
      return result
    },
    set(element: string, value: unknown): string {
      if (!isInside('set')) return 'false'
      if (takes.isNext(element, value, score)) takeAnew()
      const result = engine.set(element, value)
      if (result === 'true') {
        if (element === sessionTime) hasOwnTime = true
        takes.written(element, value)
        answers.touch(element)
        listener.changed()
      } else reportRefusal(listener, element)
      return result
    },
    describe: answers.describe,
    commit(parameter: string): string {
      if (!isInside('commit')) return 'false'
      const result = engine.commit(parameter)
      if (result === 'true') listener.committed()
      return result
    },
    end(parameter: string, { isDone, target }: Farewell): string {
      if (!isInside('end')) return 'false'
      report()
      engine.conclude(isDone)
      const result = engine.end(parameter)
      if (result === 'true') listener.finished(target)
      return result
    },
  }
}
