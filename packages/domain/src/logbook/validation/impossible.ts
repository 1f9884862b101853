import { isDate, minutesBetween, minutesOf } from '../calculations/dive-time.ts'
import { gasProblem } from '../calculations/gas-mix.ts'
import {
  CYLINDER_FIELDS,
  type Cylinder,
  type CylinderField,
  DIVE_FIELDS,
  type DiveLogContent,
  declarationOf,
  fieldNames,
  isWithin,
  type Range,
  valueAt,
} from '../fields.ts'
import type { LogProblem, LogProblemName } from './problem.ts'

export function impossibleIn(log: DiveLogContent, today: string): LogProblem[] {
  return [
    ...dateProblems(log, today),
    ...wholeProblems(log),
    ...timeProblems(log),
    ...rangeProblems(log),
    ...gasProblems(log),
    ...averageProblems(log),
    ...cylinderProblems(log),
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
function wholeProblems({ depthTime }: DiveLogContent): LogProblem[] {
  return (['bottomTime', 'surfaceInterval'] as const).flatMap((field): LogProblem[] => {
    const minutes = depthTime[field]
    const isBroken = minutes !== null && Number.isFinite(minutes) && !Number.isInteger(minutes)
    return isBroken ? [{ section: 'depthTime', field, problem: 'bottom-time-not-whole' }] : []
  })
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

function averageProblems({ depthTime: { averageDepth, maxDepth } }: DiveLogContent): LogProblem[] {
  const isBeyond = averageDepth !== null && maxDepth !== null && averageDepth > maxDepth
  return isBeyond
    ? [{ section: 'depthTime', field: 'averageDepth', problem: 'average-depth-beyond-max' }]
    : []
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

/** LO-09: what can't be in any cylinder but the first, whose parts are fields of their own. */
function cylinderProblems(log: DiveLogContent): LogProblem[] {
  return (valueAt(log, 'moreCylinders') as readonly Cylinder[]).flatMap((cylinder, at) => {
    const problemAt = (part: CylinderField, problem: LogProblemName, range?: Range): LogProblem => ({
      ...{ section: 'equipment', field: 'moreCylinders', problem, cylinder: { at, part } },
      ...(range && { range }),
    })
    const outOfRange = CYLINDER_FIELDS.flatMap((part) => {
      const declared = declarationOf(part)
      const value = cylinder[part]
      if (declared.kind !== 'number' || typeof value !== 'number') return []
      return isWithin(value, declared.range) ? [] : [problemAt(part, 'out-of-range', declared.range)]
    })
    if (outOfRange.length > 0) return outOfRange
    const { oxygen, helium, startingPressure, endingPressure } = cylinder
    return [
      ...((oxygen ?? 0) + (helium ?? 0) > 100 ? [problemAt('helium', 'gas-not-hundred')] : []),
      ...(startingPressure !== null && endingPressure !== null && endingPressure > startingPressure
        ? [problemAt('endingPressure', 'ending-pressure-above-starting')]
        : []),
    ]
  })
}
