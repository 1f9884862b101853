import { isDate, minutesBetween, minutesOf } from '../calculations/dive-time.ts'
import { gasProblem } from '../calculations/gas-mix.ts'
import { DIVE_FIELDS, type DiveLogContent, declarationOf, fieldNames, isWithin, valueAt } from '../fields.ts'
import type { LogProblem } from './problem.ts'

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
  return bottomTime !== null && isWithin(bottomTime, DIVE_FIELDS.bottomTime.range) && bottomTime > between
    ? [{ section: 'depthTime', field: 'bottomTime', problem: 'bottom-time-beyond-times' }]
    : []
}

function rangeProblems(log: DiveLogContent): LogProblem[] {
  return fieldNames.flatMap((field): LogProblem[] => {
    const declared = declarationOf(field)
    if (declared.kind !== 'number') return []
    const value = valueAt(log, field)
    if (typeof value !== 'number' || isWithin(value, declared.range)) return []
    return [{ section: declared.section, field, problem: 'out-of-range', range: declared.range }]
  })
}

function gasProblems({ equipment }: DiveLogContent): LogProblem[] {
  const { gasMixture, oxygen, nitrogen, helium, startingPressure, endingPressure } = equipment
  const section = 'equipment'
  const problems: LogProblem[] = []
  const isInRange = [oxygen, nitrogen, helium].every(
    (part) => part === null || isWithin(part, DIVE_FIELDS.nitrogen.range),
  )
  const mix = isInRange ? gasProblem({ mixture: gasMixture, oxygen, nitrogen, helium }) : undefined
  if (mix) problems.push({ section, field: 'oxygen', problem: mix })
  if (startingPressure !== null && endingPressure !== null && endingPressure > startingPressure)
    problems.push({ section, field: 'endingPressure', problem: 'ending-pressure-above-starting' })
  return problems
}
