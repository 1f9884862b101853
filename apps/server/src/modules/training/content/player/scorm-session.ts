import type { PlayerStartWire } from '@fathom/contract/training/content'
import { storedPart } from './idle.ts'
import { reportRefusal } from './refusals.ts'
import type { Listener, NavigationTarget, Report } from './runtime.ts'
import type { Dialect } from './scorm-engine.ts'
import { createStopwatch } from './stopwatch.ts'
import { createTakes } from './takes.ts'
import { createTouchedAnswers } from './touched-answers.ts'

export type Farewell = { isDone: boolean; target: NavigationTarget | undefined }

/** What both editions of SCORM have in common: a package starts, writes, saves and ends. */
export function createScormSession(
  start: PlayerStartWire,
  listener: Listener,
  { boot, sessionTime, score: scoreRaw }: Dialect,
  now: () => number,
) {
  const answers = createTouchedAnswers(start.standard, now)
  const takes = createTakes(start, now)
  let engine = boot(start)
  const opened = start.saved === null ? undefined : storedPart(engine.render())
  let watch = createStopwatch(now)
  let hasOwnTime = false

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
    begin(parameter: string): string {
      if (engine.isOver()) goOn()
      const result = engine.begin(parameter)
      if (result !== 'true') return result
      watch.start()
      listener.begun()
      return result
    },
    set(element: string, value: unknown): string {
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
      const result = engine.commit(parameter)
      if (result === 'true') listener.committed()
      return result
    },
    end(parameter: string, { isDone, target }: Farewell): string {
      if (!engine.isOpen()) return engine.end(parameter)
      report()
      engine.conclude(isDone)
      const result = engine.end(parameter)
      if (result === 'true') listener.finished(target)
      return result
    },
  }
}
