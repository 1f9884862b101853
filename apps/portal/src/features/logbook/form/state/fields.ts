import {
  type DiveField,
  type DiveLogContent,
  fieldNames,
  type LogSection,
  valueAt,
} from '@fathom/domain/logbook'

/** The position of a field in the form: `depthTime.maxDepth`. */
export type FieldPath = `${LogSection}.${DiveField | 'photos'}`

export const pathOf = (section: LogSection, field: DiveField | 'photos'): FieldPath => `${section}.${field}`

/** An unreadable number is NaN, which differs from an empty value. */
const same = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (typeof one !== 'number' && typeof other !== 'number' && JSON.stringify(one) === JSON.stringify(other))

/** Fields that only make sense together: half a gas mix is meaningless. */
const TOGETHER: readonly (readonly DiveField[])[] = [
  ['location', 'siteId'],
  ['course', 'number', 'adventureDive'],
  ['bottomTime', 'timeIn', 'timeOut'],
  ['gasMixture', 'oxygen', 'nitrogen', 'helium'],
  ['startingPressure', 'endingPressure'],
  ['latitude', 'longitude'],
]

/** All fields; fields that belong together share a group. */
export const GROUPS: readonly (readonly DiveField[])[] = [
  ...TOGETHER,
  ...fieldNames.filter((field) => !TOGETHER.some((group) => group.includes(field))).map((field) => [field]),
]

export const differs = (one: DiveLogContent, other: DiveLogContent, field: DiveField): boolean =>
  !same(valueAt(one, field), valueAt(other, field))

export const isSame = (one: DiveLogContent, other: DiveLogContent): boolean =>
  fieldNames.every((field) => !differs(one, other, field))
