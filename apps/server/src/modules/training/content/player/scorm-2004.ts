import type { PlayerStartWire } from '@fathom/contract/training/content'
import { scormSummary } from '@fathom/domain/training/content'
import { Scorm2004API } from 'scorm-again/scorm2004'
import { lenientValue } from './lenient-value.ts'
import { merged, without } from './merge.ts'
import { createNavigation } from './navigation.ts'
import { tellRefusal } from './refusals.ts'
import type { Listener, Report, Runtime } from './runtime.ts'
import { asDuration, createStopwatch } from './stopwatch.ts'
import { createTouchedAnswers } from './touched-answers.ts'

const SETTINGS = { autocommit: false, logLevel: 5 }

export function createScorm2004(start: PlayerStartWire, listener: Listener, now = Date.now): Runtime {
  let runtime = runtimeOf(start)
  let watch = createStopwatch(now)
  const answers = createTouchedAnswers(start.standard, now)
  const navigation = createNavigation(start)
  let hasOwnTime = false
  let exit = ''

  const report = (): Report => {
    if (!hasOwnTime) runtime.cmi.session_time = asDuration(watch.seconds())
    const { cmi } = runtime.renderCommitCMI(false, true)
    const summary = scormSummary(start.standard, cmi, start.masteryScore)
    return { state: { cmi }, summary, answers: answers.of(cmi) }
  }

  const api = {
    Initialize: (parameter = '') => {
      if (runtime.isTerminated()) {
        runtime = runtimeOf({ ...start, saved: report().state })
        watch = createStopwatch(now)
        hasOwnTime = false
        navigation.forget()
      }
      const result = runtime.Initialize(parameter ?? '')
      if (result === 'true') {
        watch.start()
        listener.begun()
      }
      return result
    },
    SetValue: (element: string, value: unknown) => {
      const result = runtime.SetValue(element, lenientValue(element, value))
      if (result !== 'true') {
        tellRefusal(listener, element)
        return result
      }
      if (element === 'cmi.session_time') hasOwnTime = true
      if (element === 'cmi.exit') exit = String(value)
      navigation.heard(element, value)
      answers.touch(element)
      listener.changed()
      return result
    },
    Commit: (parameter = '') => {
      const result = runtime.Commit(parameter ?? '')
      if (result === 'true') listener.committed()
      return result
    },
    Terminate: (parameter = '') => {
      const wasOpen = runtime.isInitialized()
      if (wasOpen) {
        report()
        // A package that leaves for good and has said nothing of its completion has been done.
        if (runtime.cmi.completion_status === 'unknown' && exit !== 'suspend' && !navigation.suspends())
          runtime.cmi.completion_status = 'completed'
      }
      const result = runtime.Terminate(parameter ?? '')
      if (wasOpen && result === 'true') listener.finished(navigation.wish())
      return result
    },
    GetValue: (element: string) => navigation.answer(element) ?? runtime.GetValue(element),
    GetLastError: () => runtime.GetLastError(),
    GetErrorString: (code: string) => runtime.GetErrorString(code),
    GetDiagnostic: (code: string) => runtime.GetDiagnostic(code),
  }

  const finish = () => {
    if (!runtime.isInitialized()) return
    if (runtime.cmi.completion_status === 'unknown') runtime.cmi.completion_status = 'incomplete'
    api.Terminate()
  }
  return { name: 'API_1484_11', api, report, finish }
}

/** Packages of several pages end on each page and begin on the next: they go on where they were. */
function runtimeOf(start: PlayerStartWire): Scorm2004API {
  const runtime = new Scorm2004API(SETTINGS)
  runtime.loadFromJSON({ cmi: firstCmi(start) })
  return runtime
}

/** What was saved, and over it what is true of this sitting. */
function firstCmi(start: PlayerStartWire): Record<string, unknown> {
  const { learner, saved, masteryScore, completionThreshold, mode } = start
  const kept = without((saved?.cmi ?? {}) as Record<string, unknown>, ['session_time', 'exit'])
  const objectives = (start.objectives ?? []).map((id, index) => [String(index), { id }])
  return merged(saved ? kept : { objectives: Object.fromEntries(objectives) }, {
    learner_id: learner.id,
    learner_name: learner.name,
    learner_preference: saved ? null : { language: learner.language },
    entry: saved ? 'resume' : 'ab-initio',
    credit: mode === 'normal' ? 'credit' : 'no-credit',
    mode,
    launch_data: start.launchData,
    scaled_passing_score: masteryScore === null ? null : String(masteryScore),
    completion_threshold: completionThreshold === null ? null : String(completionThreshold),
    max_time_allowed: start.timeLimit,
    time_limit_action: start.timeLimitAction,
  })
}
