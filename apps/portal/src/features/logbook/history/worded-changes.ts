import type { FieldPath } from '../form/state/fields.ts'

/** Wire names that differ from the form's; all others only differ in case. */
const NAMES: Readonly<Record<string, string>> = {
  dive_date: 'date',
  dive_title: 'title',
  dive_location: 'location',
  memsys_member_number: 'instructorNumber',
  log_course: 'course',
  log_number: 'number',
  dive_skills: 'skills',
}

/** Changes worth showing; the rest follow from the action or are technical. */
const TOLD = [
  'title',
  'date',
  'location',
  'diveType',
  'instructorNumber',
  'course',
  'number',
  'adventureDive',
  'maxDepth',
  'bottomTime',
  'timeIn',
  'timeOut',
  'skills',
  'waterType',
  'bodyOfWater',
  'weather',
  'airTemp',
  'surfaceWaterTemp',
  'bottomWaterTemp',
  'visibility',
  'visibilityDistance',
  'waveCondition',
  'current',
  'surge',
  'suitType',
  'weight',
  'weightType',
  'additionalEquipment',
  'cylinderType',
  'cylinderSize',
  'gasMixture',
  'oxygen',
  'nitrogen',
  'helium',
  'startingPressure',
  'endingPressure',
  'feeling',
  'notes',
  'buddies',
  'diveCenter',
] as const
export type ToldField = (typeof TOLD)[number]

type Change = { field: string; before: string; after: string }
export type ToldChange = { field: ToldField; before: unknown; after: unknown }

const isTold = (name: string): name is ToldField => (TOLD as readonly string[]).includes(name)

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The changes of one save, named after the form's fields. */
export function toldChanges(changes: readonly Change[]): ToldChange[] {
  return changes.flatMap(({ field, before, after }) => {
    const wire = field.split('.').at(-1) ?? field
    const name = NAMES[wire] ?? camel(wire)
    return isTold(name) ? [{ field: name, before: JSON.parse(before), after: JSON.parse(after) }] : []
  })
}

/** Why the instructor returned the log, if this change was a return. */
export function reasonIn(changes: readonly Change[]): string | undefined {
  const reason = changes.find(({ field }) => field === 'resubmit_reason')
  return reason ? ((JSON.parse(reason.after) as string | null) ?? undefined) : undefined
}

export const pathOf = (field: ToldField): FieldPath => `log.${field}` as FieldPath
