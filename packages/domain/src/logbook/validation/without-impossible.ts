import { type DiveField, type DiveLogContent, declarationOf, valueAt, withValue } from '../fields.ts'
import { impossible } from './log-problems.ts'

/**
 * What can be saved of a draft while the diver is still typing. Impossible values are left out, so that one
 * typo doesn't block saving the other fields; the screen still shows what was typed.
 */
export function withoutImpossible(log: DiveLogContent, today: string): DiveLogContent {
  return impossible(log, today).reduce(
    (left, { field, problem }) =>
      withValue(left, field, problem === 'text-too-long' ? cut(field, valueAt(left, field)) : null),
    log,
  )
}

function cut(field: DiveField, value: unknown): unknown {
  const declared = declarationOf(field)
  if (declared.kind === 'text') return String(value).slice(0, declared.longest)
  if (declared.kind !== 'texts' && declared.kind !== 'ids') return value
  return (value as readonly string[]).slice(0, declared.most).map((each) => each.slice(0, declared.longest))
}
