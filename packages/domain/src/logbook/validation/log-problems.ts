import { type DiveField, type DiveLogContent, declarationOf, fieldNames, valueAt } from '../fields.ts'
import type { LogStatus, LogType } from '../log/log-status.ts'
import { impossibleIn } from './impossible.ts'
import type { LogProblem, LogProblemName } from './problem.ts'
import { textsTooLong } from './text-limits.ts'

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === null
}

const placeOf = (field: DiveField) => declarationOf(field).required?.place ?? 0

const REQUIRED = fieldNames
  .filter((field) => declarationOf(field).required)
  .toSorted((one, other) => placeOf(one) - placeOf(other))

/** The log as it was before this change. */
type Before = DiveLogContent & { status: LogStatus }

/**
 * The fields that VA-05 requires, in form order. Instructor and skills are required only in training logs. An import
 * publishes what its file has: a published log is not asked for what it never had, but keeps what it has.
 */
export function missingIn(log: DiveLogContent, logType: LogType, before?: Before): LogProblem[] {
  return REQUIRED.flatMap((field): LogProblem[] => {
    const { section, only, required } = declarationOf(field)
    if (!required || (only && only !== logType) || !isEmpty(valueAt(log, field))) return []
    if (before?.status === 'Published' && isEmpty(valueAt(before, field))) return []
    return [{ section, field, problem: required.problem as LogProblemName }]
  })
}

/**
 * What no log may contain, not even a draft: impossible numbers, days and times, and text that's too long.
 */
export function impossible(log: DiveLogContent, today: string): LogProblem[] {
  return [...impossibleIn(log, today), ...textsTooLong(log)]
}

/** All problems that prevent publishing or submitting a log; `today` is the diver's own day (`todayIn`). */
export function problemsOf(
  log: DiveLogContent,
  logType: LogType,
  today: string,
  before?: Before,
): LogProblem[] {
  return [...missingIn(log, logType, before), ...halfPosition(log), ...impossible(log, today)]
}

/** While the diver types, one of the two is there before the other. */
function halfPosition({ latitude, longitude }: DiveLogContent): LogProblem[] {
  if ((latitude === null) === (longitude === null)) return []
  const field = latitude === null ? 'latitude' : 'longitude'
  return [{ section: 'dive', field, problem: 'position-incomplete' }]
}
