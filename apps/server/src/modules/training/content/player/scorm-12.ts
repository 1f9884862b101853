import type { PlayerStartWire } from '@fathom/contract/training/content'
import { scormSummary } from '@fathom/domain/training/content'
import { Scorm12API } from 'scorm-again/scorm12'
import { merged, without } from './merge.ts'
import { tellRefusal } from './refusals.ts'
import type { Listener, Report, Runtime } from './runtime.ts'
import { asTimespan, createStopwatch } from './stopwatch.ts'
import { createTouchedAnswers } from './touched-answers.ts'

const SETTINGS = { autocommit: false, logLevel: 5, mastery_override: true }

export function createScorm12(start: PlayerStartWire, listener: Listener, now = Date.now): Runtime {
  let runtime = runtimeOf(start)
  let watch = createStopwatch(now)
  const answers = createTouchedAnswers(start.standard, now)
  let hasOwnTime = false

  const report = (): Report => {
    if (!hasOwnTime) runtime.cmi.core.session_time = asTimespan(watch.seconds())
    const { cmi } = runtime.renderCommitCMI(false, true)
    const summary = scormSummary(start.standard, cmi, start.masteryScore)
    return { state: { cmi }, summary, answers: answers.of(cmi) }
  }

  const api = {
    LMSInitialize: (parameter = '') => {
      if (runtime.isTerminated()) {
        runtime = runtimeOf({ ...start, saved: report().state })
        watch = createStopwatch(now)
        hasOwnTime = false
      }
      const result = runtime.LMSInitialize(parameter ?? '')
      if (result === 'true') {
        watch.start()
        listener.begun()
      }
      return result
    },
    LMSSetValue: (element: string, value: unknown) => {
      const result = runtime.LMSSetValue(element, value)
      if (result !== 'true') {
        tellRefusal(listener, element)
        return result
      }
      if (element === 'cmi.core.session_time') hasOwnTime = true
      answers.touch(element)
      listener.changed()
      return result
    },
    LMSCommit: (parameter = '') => {
      const result = runtime.LMSCommit(parameter ?? '')
      if (result === 'true') listener.committed()
      return result
    },
    LMSFinish: (parameter = '') => {
      const wasOpen = runtime.isInitialized()
      if (wasOpen) {
        report()
        // A package that says nothing of its status has been done when it ends.
        if (runtime.cmi.core.lesson_status === 'not attempted') runtime.cmi.core.lesson_status = 'completed'
      }
      const result = runtime.LMSFinish(parameter ?? '')
      if (wasOpen && result === 'true') listener.finished(undefined)
      return result
    },
    LMSGetValue: (element: string) => runtime.LMSGetValue(element),
    LMSGetLastError: () => runtime.LMSGetLastError(),
    LMSGetErrorString: (code: string) => runtime.LMSGetErrorString(code),
    LMSGetDiagnostic: (code: string) => runtime.LMSGetDiagnostic(code),
  }

  const finish = () => {
    if (!runtime.isInitialized()) return
    const { core } = runtime.cmi
    if (core.lesson_status === 'not attempted') core.lesson_status = 'incomplete'
    api.LMSFinish()
  }
  return { name: 'API', api, report, finish }
}

/** Packages of several pages end on each page and begin on the next: they go on where they were. */
function runtimeOf(start: PlayerStartWire): Scorm12API {
  const runtime = new Scorm12API(SETTINGS)
  runtime.loadFromJSON({ cmi: firstCmi(start) })
  return runtime
}

/** What was saved, and over it what is true of this sitting. */
function firstCmi(start: PlayerStartWire): Record<string, unknown> {
  const { learner, saved, masteryScore, mode } = start
  const kept = (saved?.cmi ?? {}) as { core?: Record<string, unknown> }
  const core = without(kept.core ?? {}, ['session_time', 'exit'])
  return merged(
    { ...kept, core },
    {
      core: {
        student_id: learner.id,
        student_name: learner.name,
        entry: saved ? 'resume' : 'ab-initio',
        credit: mode === 'normal' ? 'credit' : 'no-credit',
        lesson_mode: mode,
      },
      launch_data: start.launchData,
      student_data: {
        mastery_score: masteryScore === null ? null : String(Math.round(masteryScore * 10_000) / 100),
        max_time_allowed: start.timeLimit,
        time_limit_action: start.timeLimitAction,
      },
    },
  )
}
