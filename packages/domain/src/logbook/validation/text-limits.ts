import {
  type Cylinder,
  DIVE_FIELDS,
  type DiveField,
  type DiveLogContent,
  declarationOf,
  fieldNames,
  valueAt,
} from '../fields.ts'
import type { LogProblem } from './problem.ts'

export const TEXT_LIMITS = {
  title: DIVE_FIELDS.title.longest,
  diveCenter: DIVE_FIELDS.diveCenter.longest,
  buddy: DIVE_FIELDS.buddies.longest,
  caption: 300,
  reason: 1000,
} as const

/** The limits that a field exceeds: of its text, of its number of texts, or of one of them. */
function exceededBy(log: DiveLogContent, field: DiveField): number[] {
  const declared = declarationOf(field)
  if (declared.kind === 'text')
    return (valueAt(log, field) as string).length > declared.longest ? [declared.longest] : []
  if (declared.kind === 'cylinders')
    return (valueAt(log, field) as readonly Cylinder[]).length > declared.most ? [declared.most] : []
  if (declared.kind !== 'texts' && declared.kind !== 'ids') return []
  const texts = valueAt(log, field) as readonly string[]
  const hasLong = declared.kind === 'texts' && texts.some(({ length }) => length > declared.longest)
  return [...(texts.length > declared.most ? [declared.most] : []), ...(hasLong ? [declared.longest] : [])]
}

export function textsTooLong(log: DiveLogContent): LogProblem[] {
  return fieldNames.flatMap((field) =>
    exceededBy(log, field).map((highest): LogProblem => {
      const { section } = declarationOf(field)
      return { section, field, problem: 'text-too-long', range: { lowest: 0, highest } }
    }),
  )
}
