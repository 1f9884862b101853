import {
  type DiveField,
  type DiveLogContent,
  declarationOf,
  fieldNames,
  isWithin,
  valueAt,
} from '../fields.ts'

/** The value as a list: an empty field has none. */
const valuesOf = (log: DiveLogContent, field: DiveField): readonly unknown[] =>
  [valueAt(log, field)].flat().filter((value) => value !== null)

/** The fields with a value that isn't an option. That's a mistake of the caller, because no form can send it. */
export function strangeOptions(log: DiveLogContent): DiveField[] {
  return fieldNames.filter((field) => {
    const declared = declarationOf(field)
    if (declared.kind !== 'choice' && declared.kind !== 'choices') return false
    return valuesOf(log, field).some((value) => !declared.options.includes(value as string))
  })
}

/** The fields with an id or a count that no form can send. */
export function strangeIds(log: DiveLogContent): DiveField[] {
  return fieldNames.filter((field) => {
    const declared = declarationOf(field)
    if (declared.kind === 'id' || declared.kind === 'ids')
      return valuesOf(log, field).some((id) => (id as string).length > declared.longest)
    if (declared.kind !== 'count' || !declared.range) return false
    const { range } = declared
    return valuesOf(log, field).some((count) => !isWithin(count as number, range))
  })
}
