import type { PlayerStartWire } from '@fathom/contract/training/content'
import { Scorm2004API } from 'scorm-again/scorm2004'
import { lenientValue } from './lenient-value.ts'
import { merged, without } from './merge.ts'
import { createNavigation } from './navigation.ts'
import type { Listener, Runtime } from './runtime.ts'
import type { Engine } from './scorm-engine.ts'
import { createScormSession } from './scorm-session.ts'
import { asDuration } from './stopwatch.ts'

const SETTINGS = { autocommit: false, logLevel: 5 }

const CODES = {
  before: { get: '122', set: '132', commit: '142', end: '112' },
  after: { get: '123', set: '133', commit: '143', end: '113' },
}

export function createScorm2004(start: PlayerStartWire, listener: Listener, now = Date.now): Runtime {
  const dialect = { boot, sessionTime: 'cmi.session_time', score: 'cmi.score.scaled', codes: CODES }
  const session = createScormSession(start, listener, dialect, now)
  const { engine, report } = session
  const navigation = createNavigation(start)
  const api = {
    Initialize: (parameter?: string) => {
      navigation.forget()
      return session.begin(parameter ?? '')
    },
    // A package that exits normally without reporting completion is completed.
    Terminate: (parameter?: string) =>
      session.end(parameter ?? '', { isDone: !navigation.suspends(), target: navigation.target() }),
    Commit: (parameter?: string) => session.commit(parameter ?? ''),
    SetValue: (element: string, value: unknown) => {
      const result = session.set(element, lenientValue(element, value))
      if (result === 'true') navigation.heard(element, value)
      return result
    },
    GetValue: (element: string) =>
      (engine().isOpen() ? navigation.answer(element) : undefined) ?? session.get(element),
    GetLastError: () => session.lastError(),
    GetErrorString: (code: string) => engine().errorString(code),
    GetDiagnostic: (code: string) => engine().diagnostic(code),
  }
  const finish = () => {
    if (engine().isOpen()) session.end('', { isDone: false, target: undefined })
  }
  return { name: 'API_1484_11', api, report, finish }
}

function boot(start: PlayerStartWire): Engine {
  const runtime = new Scorm2004API(SETTINGS)
  runtime.loadFromJSON({ cmi: firstCmi(start) })
  const { cmi } = runtime
  return {
    isOpen: () => runtime.isInitialized(),
    isOver: () => runtime.isTerminated(),
    begin: (parameter) => runtime.Initialize(parameter),
    end: (parameter) => runtime.Terminate(parameter),
    commit: (parameter) => runtime.Commit(parameter),
    set: (element, value) => runtime.SetValue(element, value),
    get: (element) => runtime.GetValue(element),
    lastError: () => runtime.GetLastError(),
    errorString: (code) => runtime.GetErrorString(code),
    diagnostic: (code) => runtime.GetDiagnostic(code),
    render: () => runtime.renderCommitCMI(false, true).cmi,
    spend: (seconds) => {
      cmi.session_time = asDuration(seconds)
    },
    conclude: (isDone) => {
      if (cmi.completion_status === 'unknown') cmi.completion_status = isDone ? 'completed' : 'incomplete'
    },
  }
}

/** The saved data, overlaid with the values of this sitting. */
function firstCmi(start: PlayerStartWire): Record<string, unknown> {
  const { learner, saved, masteryScore, completionThreshold, mode } = start
  const stored = without((saved?.cmi ?? {}) as Record<string, unknown>, ['session_time', 'exit'])
  const objectives = (start.objectives ?? []).map((id, index) => [String(index), { id }])
  return merged(saved ? stored : { objectives: Object.fromEntries(objectives) }, {
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
