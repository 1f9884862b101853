import type { PlayerStartWire } from '@fathom/contract/training/content'
import { Scorm12API } from 'scorm-again/scorm12'
import { merged, without } from './merge.ts'
import type { Listener, Runtime } from './runtime.ts'
import type { Engine } from './scorm-engine.ts'
import { createScormSession } from './scorm-session.ts'
import { asTimespan } from './stopwatch.ts'

const DESCRIPTION = /^cmi\.interactions\.(\d{1,5})\.description$/
const SETTINGS = { autocommit: false, logLevel: 5, mastery_override: true }

/** SCORM 1.2 has one code for a call before the start and after the end. */
const NOT_INITIALIZED = { get: '301', set: '301', commit: '301', end: '301' }

export function createScorm12(start: PlayerStartWire, listener: Listener, now = Date.now): Runtime {
  const dialect = {
    boot,
    sessionTime: 'cmi.core.session_time',
    score: 'cmi.core.score.raw',
    codes: { before: NOT_INITIALIZED, after: NOT_INITIALIZED },
  }
  const session = createScormSession(start, listener, dialect, now)
  const { engine, report } = session
  const api = {
    LMSInitialize: (parameter?: string) => session.begin(parameter ?? ''),
    // A package that reports no status is completed when it ends.
    LMSFinish: (parameter?: string) => session.end(parameter ?? '', { isDone: true, target: undefined }),
    LMSCommit: (parameter?: string) => session.commit(parameter ?? ''),
    LMSSetValue: (element: string, value: unknown) => {
      // The question text, which only later editions have a field for; we accept it from packages that send
      // it anyway.
      const [, index] = DESCRIPTION.exec(element) ?? []
      if (index === undefined || !engine().isOpen()) return session.set(element, value)
      session.describe(Number(index), String(value))
      return 'true'
    },
    LMSGetValue: (element: string) => session.get(element),
    LMSGetLastError: () => session.lastError(),
    LMSGetErrorString: (code: string) => engine().errorString(code),
    LMSGetDiagnostic: (code: string) => engine().diagnostic(code),
  }
  const finish = () => {
    if (engine().isOpen()) session.end('', { isDone: false, target: undefined })
  }
  return { name: 'API', api, report, finish }
}

function boot(start: PlayerStartWire): Engine {
  const runtime = new Scorm12API(SETTINGS)
  runtime.loadFromJSON({ cmi: firstCmi(start) })
  const { core } = runtime.cmi
  return {
    isOpen: () => runtime.isInitialized(),
    isOver: () => runtime.isTerminated(),
    begin: (parameter) => runtime.LMSInitialize(parameter),
    end: (parameter) => runtime.LMSFinish(parameter),
    commit: (parameter) => runtime.LMSCommit(parameter),
    set: (element, value) => runtime.LMSSetValue(element, value),
    get: (element) => runtime.LMSGetValue(element),
    lastError: () => runtime.LMSGetLastError(),
    errorString: (code) => runtime.LMSGetErrorString(code),
    diagnostic: (code) => runtime.LMSGetDiagnostic(code),
    render: () => runtime.renderCommitCMI(false, true).cmi,
    spend: (seconds) => {
      core.session_time = asTimespan(seconds)
    },
    conclude: (isDone) => {
      if (core.lesson_status === 'not attempted') core.lesson_status = isDone ? 'completed' : 'incomplete'
    },
  }
}

/** The saved data, overlaid with the values of this sitting. */
function firstCmi(start: PlayerStartWire): Record<string, unknown> {
  const { learner, saved, masteryScore, mode } = start
  const stored = (saved?.cmi ?? {}) as { core?: Record<string, unknown> }
  const core = without(stored.core ?? {}, ['session_time', 'exit'])
  return merged(
    { ...stored, core },
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
