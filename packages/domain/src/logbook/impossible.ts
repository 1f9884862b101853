import type { DiveLogContent } from './dive-log.ts'
import { isDate, minutesBetween, minutesOf } from './dive-time.ts'
import { gasProblem } from './gas-mix.ts'
import type { LogProblem } from './problem.ts'
import { isWithin, RANGES } from './ranges.ts'

export function impossibleIn(log: DiveLogContent, today: string): LogProblem[] {
  return [
    ...dateProblems(log, today),
    ...wholeProblems(log),
    ...timeProblems(log),
    ...rangeProblems(log),
    ...gasProblems(log),
  ]
}

const FIRST_DAY = '1900-01-01'

function dateProblems({ date }: DiveLogContent, today: string): LogProblem[] {
  const at = { section: 'dive', field: 'date' } as const
  if (date === null) return []
  if (!isDate(date)) return [{ ...at, problem: 'date-not-a-day' }]
  if (date < FIRST_DAY) return [{ ...at, problem: 'date-too-long-ago' }]
  return date > today ? [{ ...at, problem: 'date-in-future' }] : []
}

/** A log stores whole minutes only. */
function wholeProblems({ depthTime: { bottomTime } }: DiveLogContent): LogProblem[] {
  const isBroken = bottomTime !== null && Number.isFinite(bottomTime) && !Number.isInteger(bottomTime)
  return isBroken ? [{ section: 'depthTime', field: 'bottomTime', problem: 'bottom-time-not-whole' }] : []
}

function timeProblems({ depthTime }: DiveLogContent): LogProblem[] {
  const { timeIn, timeOut, bottomTime } = depthTime
  const noTimes = (['timeIn', 'timeOut'] as const).filter((field) => {
    const time = depthTime[field]
    return time !== null && minutesOf(time) === undefined
  })
  if (noTimes.length > 0)
    return noTimes.map((field) => ({ section: 'depthTime', field, problem: 'time-not-a-time' }))
  if (timeIn === null || timeOut === null) return []
  const between = minutesBetween(timeIn, timeOut)
  if (between === undefined)
    return [{ section: 'depthTime', field: 'timeOut', problem: 'time-out-before-time-in' }]
  return bottomTime !== null && isWithin(bottomTime, RANGES.depthTime.bottomTime) && bottomTime > between
    ? [{ section: 'depthTime', field: 'bottomTime', problem: 'bottom-time-beyond-times' }]
    : []
}

function rangeProblems(log: DiveLogContent): LogProblem[] {
  return (Object.keys(RANGES) as (keyof typeof RANGES)[]).flatMap((section) => {
    const values = log[section] as Record<string, unknown>
    return Object.entries(RANGES[section]).flatMap(([field, range]): LogProblem[] => {
      const value = values[field]
      if (typeof value !== 'number' || isWithin(value, range)) return []
      return [{ section, field, problem: 'out-of-range', range }]
    })
  })
}

function gasProblems({ equipment }: DiveLogContent): LogProblem[] {
  const { gasMixture, oxygen, nitrogen, helium, startingPressure, endingPressure } = equipment
  const section = 'equipment'
  const problems: LogProblem[] = []
  const isInRange = [oxygen, nitrogen, helium].every(
    (part) => part === null || isWithin(part, RANGES.equipment.nitrogen),
  )
  const mix = isInRange ? gasProblem({ mixture: gasMixture, oxygen, nitrogen, helium }) : undefined
  if (mix) problems.push({ section, field: 'oxygen', problem: mix })
  if (startingPressure !== null && endingPressure !== null && endingPressure > startingPressure)
    problems.push({ section, field: 'endingPressure', problem: 'ending-pressure-above-starting' })
  return problems
}
