import { type LogContentWire, logContentOf } from '@fathom/contract/logbook'
import {
  impossible,
  type LogProblem,
  type LogType,
  problemsOf,
  strangeOptions,
  todayIn,
} from '@fathom/domain/logbook'
import { Problem } from '../../../platform/problem.ts'
import { wordProblem } from './word-problem.ts'

const LONGEST_ID = 80

/**
 * Throws if the log can't be saved: a draft may be incomplete but not impossible, a finished log neither
 * (VA-05).
 */
export function checkLog(
  content: LogContentWire,
  logType: LogType,
  { isFinished, now, language }: { isFinished: boolean; now: Date; language: string },
): void {
  const log = logContentOf(content)
  const strange = [...strangeOptions(log), ...tooLongIds(content)]
  if (strange.length > 0)
    throw new Problem('invalid-input', 400, {
      errors: strange.map((field) => `${field}: not one of its values`),
    })
  const today = todayIn(log.timeZone, now)
  const problems = isFinished ? problemsOf(log, logType, today) : impossible(log, today)
  if (problems.length > 0) throw invalidLog(problems, language)
}

export function invalidLog(problems: readonly LogProblem[], language: string): Problem {
  const errors = problems.map((problem) => wordProblem(problem, language))
  return new Problem('invalid-log', 422, { errors, extra: { problems } })
}

function tooLongIds(content: LogContentWire): string[] {
  const ids = {
    log_course: content.log_course,
    adventure_dive: content.adventure_dive,
    time_zone: content.time_zone,
    dive_site_id: content.dive_site_id,
    dive_skills: content.skills.dive_skills.find(({ length }) => length > LONGEST_ID) ?? null,
  }
  const long = Object.entries(ids).filter(([, id]) => (id?.length ?? 0) > LONGEST_ID)
  const number = content.log_number
  const isOdd = number !== null && (number < 1 || number > 9999)
  return [...long.map(([field]) => field), ...(isOdd ? ['log_number'] : [])]
}
