import { type DiveLogContent, EMPTY_LOG, type LogSection } from '@fathom/domain/logbook'

/** The path of a field in the form: `depthTime.maxDepth`. */
export type FieldPath = `${LogSection}.${string}`

const PARTS = ['depthTime', 'conditions', 'equipment', 'experience'] as const
export type PartName = (typeof PARTS)[number]

const isPart = (name: string): name is PartName => (PARTS as readonly string[]).includes(name)

export const pathOf = (section: LogSection, field: string): FieldPath => `${section}.${field}`

function namesOf(path: FieldPath): [section: string, field: string] {
  const [section = '', field = ''] = path.split('.')
  return [section, field]
}

export function valueAt(content: DiveLogContent, path: FieldPath): unknown {
  const [section, field] = namesOf(path)
  const holder: Readonly<Record<string, unknown>> = isPart(section) ? content[section] : content
  return holder[field]
}

export function withValue(content: DiveLogContent, path: FieldPath, value: unknown): DiveLogContent {
  const [section, field] = namesOf(path)
  if (isPart(section)) return { ...content, [section]: { ...content[section], [field]: value } }
  return { ...content, [field]: value }
}

/** An unreadable number is NaN, which differs from an empty value. */
const same = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (typeof one !== 'number' && typeof other !== 'number' && JSON.stringify(one) === JSON.stringify(other))

/** Fields that only make sense together: half a gas mix is meaningless. */
const TOGETHER: readonly (readonly FieldPath[])[] = [
  ['dive.location', 'dive.siteId'],
  ['dive.course', 'dive.number', 'dive.adventureDive'],
  ['depthTime.bottomTime', 'depthTime.timeIn', 'depthTime.timeOut'],
  ['equipment.gasMixture', 'equipment.oxygen', 'equipment.nitrogen', 'equipment.helium'],
  ['equipment.startingPressure', 'equipment.endingPressure'],
]

const ALL: readonly FieldPath[] = Object.entries(EMPTY_LOG).flatMap(([name, value]): FieldPath[] => {
  if (isPart(name)) return Object.keys(value as object).map((field) => pathOf(name, field))
  return [pathOf(name === 'skills' ? 'skills' : 'dive', name)]
})

/** All fields; fields that belong together share a group. */
export const GROUPS: readonly (readonly FieldPath[])[] = [
  ...TOGETHER,
  ...ALL.filter((path) => !TOGETHER.some((group) => group.includes(path))).map((path) => [path]),
]

export const differs = (one: DiveLogContent, other: DiveLogContent, path: FieldPath): boolean =>
  !same(valueAt(one, path), valueAt(other, path))

export const isSame = (one: DiveLogContent, other: DiveLogContent): boolean =>
  ALL.every((path) => !differs(one, other, path))
