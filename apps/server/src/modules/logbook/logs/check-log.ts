import { type DiveLogWire, type LogContentWire, logContentOf, wireNameOf } from '@fathom/contract/logbook'
import {
  impossible,
  type LogProblem,
  type LogType,
  problemsOf,
  strangeIds,
  strangeOptions,
  todayIn,
} from '@fathom/domain/logbook'
import { Problem } from '../../../platform/problem.ts'
import { wordProblem } from './word-problem.ts'

type Check = {
  isFinished: boolean
  now: Date
  language: string
  /** What this change is based on. */
  before?: DiveLogWire
}

/**
 * Throws if the log can't be saved: a draft may be incomplete but not impossible, a finished log neither
 * (VA-05).
 */
export function checkLog(
  content: LogContentWire,
  logType: LogType,
  { isFinished, now, language, before }: Check,
): void {
  const log = logContentOf(content)
  const strange = [...strangeOptions(log), ...strangeIds(log).map(wireNameOf)]
  if (strange.length > 0)
    throw new Problem('invalid-input', 400, {
      errors: strange.map((field) => `${field}: not one of its values`),
    })
  const today = todayIn(log.timeZone, now)
  const was = before && { ...logContentOf(before), status: before.status }
  const problems = isFinished ? problemsOf(log, logType, today, was) : impossible(log, today)
  if (problems.length > 0) throw invalidLog(problems, language)
}

export function invalidLog(problems: readonly LogProblem[], language: string): Problem {
  const errors = problems.map((problem) => wordProblem(problem, language))
  return new Problem('invalid-log', 422, { errors, extra: { problems } })
}
