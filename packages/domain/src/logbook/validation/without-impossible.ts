import {
  type Cylinder,
  type DiveField,
  type DiveLogContent,
  declarationOf,
  valueAt,
  withValue,
} from '../fields.ts'
import { impossible } from './log-problems.ts'
import type { LogProblem } from './problem.ts'

/**
 * What can be saved of a draft while the diver is still typing. Impossible values are left out, so that one
 * typo doesn't block saving the other fields; the screen still shows what was typed.
 */
export function withoutImpossible(log: DiveLogContent, today: string): DiveLogContent {
  return impossible(log, today).reduce(
    (left, problem) => withValue(left, problem.field, possible(valueAt(left, problem.field), problem)),
    log,
  )
}

function possible(value: unknown, { field, problem, cylinder }: LogProblem): unknown {
  if (problem === 'text-too-long') return cut(field, value)
  if (!cylinder) return null
  const { at, part } = cylinder
  return (value as readonly Cylinder[]).map((each, place) =>
    place === at ? { ...each, [part]: null } : each,
  )
}

function cut(field: DiveField, value: unknown): unknown {
  const declared = declarationOf(field)
  if (declared.kind === 'cylinders') return (value as readonly Cylinder[]).slice(0, declared.most)
  if (declared.kind === 'text') return String(value).slice(0, declared.longest)
  if (declared.kind !== 'texts' && declared.kind !== 'ids') return value
  return (value as readonly string[]).slice(0, declared.most).map((each) => each.slice(0, declared.longest))
}
