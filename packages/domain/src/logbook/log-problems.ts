import type { DiveLogContent } from './dive-log.ts'
import { impossibleIn } from './impossible.ts'
import type { LogType } from './log-status.ts'
import type { LogProblem } from './problem.ts'
import { textsTooLong } from './text-limits.ts'

/** What VA-05 asks for, in the order of the form. Instructor and skills are asked of training logs only. */
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

/** What no log may say, drafts included: numbers, days and times that cannot be, and text beyond its length. */
export function impossible(log: DiveLogContent, today: string): LogProblem[] {
  return [...impossibleIn(log, today), ...textsTooLong(log)]
}

/** Everything that keeps a log from being published or sent; `today` is the diver's own day (`todayIn`). */
export function problemsOf(log: DiveLogContent, logType: LogType, today: string): LogProblem[] {
  return [...missingIn(log, logType), ...impossible(log, today)]
}
