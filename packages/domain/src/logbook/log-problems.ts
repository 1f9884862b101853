import type { DiveLogContent } from './dive-log.ts'
import { impossibleIn } from './impossible.ts'
import type { LogType } from './log-status.ts'
import type { LogProblem } from './problem.ts'
import { textsTooLong } from './text-limits.ts'

/**
 * The fields that VA-05 requires, in form order. Instructor and skills are required only in training logs.
 */
export function missingIn(log: DiveLogContent, logType: LogType): LogProblem[] {
  const isTraining = logType === 'Training'
  const asked: [isMissing: boolean, problem: LogProblem][] = [
    [!log.title.trim(), { section: 'dive', field: 'title', problem: 'title-missing' }],
    [!log.date, { section: 'dive', field: 'date', problem: 'date-missing' }],
    [!log.location.trim(), { section: 'dive', field: 'location', problem: 'location-missing' }],
    [!log.diveType, { section: 'dive', field: 'diveType', problem: 'dive-type-missing' }],
    [
      isTraining && log.instructorNumber === null,
      { section: 'dive', field: 'instructorNumber', problem: 'instructor-missing' },
    ],
    [
      log.depthTime.maxDepth === null,
      { section: 'depthTime', field: 'maxDepth', problem: 'max-depth-missing' },
    ],
    [
      log.depthTime.bottomTime === null,
      { section: 'depthTime', field: 'bottomTime', problem: 'bottom-time-missing' },
    ],
    [
      isTraining && log.skills.length === 0,
      { section: 'skills', field: 'skills', problem: 'skills-missing' },
    ],
  ]
  return asked.filter(([isMissing]) => isMissing).map(([, problem]) => problem)
}

/**
 * What no log may contain, not even a draft: impossible numbers, days and times, and text that's too long.
 */
export function impossible(log: DiveLogContent, today: string): LogProblem[] {
  return [...impossibleIn(log, today), ...textsTooLong(log)]
}

/** All problems that prevent publishing or submitting a log; `today` is the diver's own day (`todayIn`). */
export function problemsOf(log: DiveLogContent, logType: LogType, today: string): LogProblem[] {
  return [...missingIn(log, logType), ...impossible(log, today)]
}
