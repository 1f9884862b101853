import type { PlayerStartWire } from '@fathom/contract/training/content'
import { scormSummary } from '@fathom/domain/training/content'
import { tellRefusal } from './refusals.ts'
import type { Listener, Report, Wish } from './runtime.ts'
import type { Dialect } from './scorm-engine.ts'
import { createStopwatch } from './stopwatch.ts'
import { createTouchedAnswers } from './touched-answers.ts'

export type Farewell = { isDone: boolean; wish: Wish | undefined }

/** What both editions of SCORM have in common: a package begins, writes, asks to keep it, and ends. */
export function createScormSession(
  start: PlayerStartWire,
  listener: Listener,
  { boot, sessionTime }: Dialect,
  now: () => number,
) {
  const answers = createTouchedAnswers(start.standard, now)
  let engine = boot(start)
  let watch = createStopwatch(now)
  let hasOwnTime = false

  const report = (): Report => {
    if (!hasOwnTime) engine.spend(watch.seconds())
    const cmi = engine.render()
    const summary = scormSummary(start.standard, cmi, start.masteryScore)
    return { state: { cmi }, summary, answers: answers.of(cmi) }
  }
  /** Packages of several pages end on each page and begin on the next: they go on where they were. */
  const goOn = () => {
    engine = boot({ ...start, saved: report().state })
    watch = createStopwatch(now)
    hasOwnTime = false
  }

  return {
    report,
    engine: () => engine,
    begin(parameter: string): string {
      if (engine.isOver()) goOn()
      const result = engine.begin(parameter)
      if (result !== 'true') return result
      watch.start()
      listener.begun()
      return result
    },
    set(element: string, value: unknown): string {
      const result = engine.set(element, value)
      if (result === 'true') {
        if (element === sessionTime) hasOwnTime = true
        answers.touch(element)
        listener.changed()
      } else tellRefusal(listener, element)
      return result
    },
    commit(parameter: string): string {
      const result = engine.commit(parameter)
      if (result === 'true') listener.committed()
      return result
    },
    end(parameter: string, { isDone, wish }: Farewell): string {
      if (!engine.isOpen()) return engine.end(parameter)
      report()
      engine.conclude(isDone)
      const result = engine.end(parameter)
      if (result === 'true') listener.finished(wish)
      return result
    },
  }
}
