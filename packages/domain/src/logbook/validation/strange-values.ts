import {
  CYLINDER_FIELDS,
  type Cylinder,
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

const isStrange = (field: DiveField, values: readonly unknown[]): boolean => {
  const declared = declarationOf(field)
  if (declared.kind !== 'choice' && declared.kind !== 'choices') return false
  return values.some((value) => !declared.options.includes(value as string))
}

/** The fields with a value that isn't an option. That's a mistake of the caller, because no form can send it. */
export function strangeOptions(log: DiveLogContent): DiveField[] {
  return fieldNames.filter((field) => {
    const values = valuesOf(log, field)
    if (declarationOf(field).kind !== 'cylinders') return isStrange(field, values)
    return (values as Cylinder[]).some((cylinder) =>
      CYLINDER_FIELDS.some((part) => cylinder[part] !== null && isStrange(part, [cylinder[part]])),
    )
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
