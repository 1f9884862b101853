import {
  CYLINDER_FIELDS,
  type Cylinder,
  type CylinderField,
  contentFrom,
  cylinderOf,
  type DiveField,
  type DiveLog,
  type DiveLogContent,
  declarationOf,
  emptyValue,
  type FieldIn,
  type FieldValue,
  fieldNames,
  type LogSection,
  type LogType,
  type RecreationalField,
  valueAt,
} from '@fathom/domain/logbook'
import { type SnakeCase, snakeCase } from '../shared/snake-case.ts'
import type { LogFieldsFragment, RecreationalLogInput, TrainingLogInput } from './logbook.graph.generated.ts'

/** A dive log as the graph represents it (EN-05 to EN-09). */
export type DiveLogWire = LogFieldsFragment

/** Wire names that aren't the field's name in snake case. */
const OTHER_NAMES = {
  date: 'dive_date',
  title: 'dive_title',
  location: 'dive_location',
  siteId: 'dive_site_id',
  instructorNumber: 'memsys_member_number',
  course: 'log_course',
  number: 'log_number',
  skills: 'dive_skills',
} as const satisfies Partial<Record<DiveField, string>>

/** The name of a field on the wire, and of its options in the catalogs. */
export type WireName<Field extends DiveField> = Field extends keyof typeof OTHER_NAMES
  ? (typeof OTHER_NAMES)[Field]
  : SnakeCase<Field>

export const wireNameOf = <Field extends DiveField>(field: Field): WireName<Field> =>
  ((OTHER_NAMES as Partial<Record<DiveField, string>>)[field] ?? snakeCase(field)) as WireName<Field>

const FIELD_OF_WIRE = new Map<string, DiveField>(fieldNames.map((field) => [wireNameOf(field), field]))

/** The field of a path on the wire, such as `depth_time.max_depth`; undefined if it isn't the diver's. */
export const fieldOfWire = (path: string): DiveField | undefined =>
  FIELD_OF_WIRE.get(path.split('.').at(-1) ?? path)

type WireValue<Value> = Value extends readonly Cylinder[]
  ? CylinderWire[]
  : Value extends readonly unknown[]
    ? string[]
    : Value extends string
      ? string
      : Value

/** One of the cylinders beside the first, under the wire names of the first one's fields. */
type CylinderWire = { [Part in CylinderField as WireName<Part>]: WireValue<Cylinder[Part]> }

type WireFields<Field extends DiveField> = { [Name in Field as WireName<Name>]: WireValue<FieldValue<Name>> }

/** On the wire, every section but the first is a record of its own. */
type WireSection = Exclude<LogSection, 'dive' | 'photos'>

type WireOf<Field extends DiveField> = WireFields<Field & FieldIn<'dive'>> & {
  [Section in WireSection as Field & FieldIn<Section> extends never ? never : SnakeCase<Section>]: WireFields<
    Field & FieldIn<Section>
  >
}

/** The fields that a diver writes, as the graph represents them. */
export type LogContentWire = WireOf<DiveField>

type Members<Record> = { [Name in keyof Record]-?: keyof NonNullable<Record[Name]> & string }
type Difference<One, Other> = Exclude<One, Other> | Exclude<Other, One>

/** The names that only one of the two has, also inside their records. */
type Differences<Graph, Declared> =
  | Difference<keyof Graph, keyof Declared>
  | {
      [Name in keyof Declared & keyof Graph]: Declared[Name] extends
        | readonly unknown[]
        | string
        | number
        | null
        ? never
        : Difference<Members<Graph>[Name], Members<Declared>[Name]>
    }[keyof Declared & keyof Graph]

/** Doesn't compile while the graph and the table of fields differ; the error shows the names that differ. */
type Complete<Graph, _Different extends never> = Graph

type TrainingInput = Complete<
  TrainingLogInput,
  Differences<Omit<TrainingLogInput, 'status'>, WireOf<DiveField>>
>
type RecreationalInput = Complete<
  RecreationalLogInput,
  Differences<Omit<RecreationalLogInput, 'status'>, WireOf<RecreationalField>>
>

/** The server only stores values from the domain's lists, so their spelling can be trusted here. */
export function diveLogOf(wire: DiveLogWire): DiveLog {
  return {
    ...logContentOf(wire),
    id: wire.id,
    affiliateId: wire.affiliate_id,
    logType: wire.log_type,
    status: wire.status,
    version: wire.version,
    createdAt: wire.created_date,
    updatedAt: wire.updated_date,
    photos: wire.experience.photos.map(({ thumbnail_url, ...photo }) => ({
      ...photo,
      thumbnailUrl: thumbnail_url,
    })),
    resubmitReason: wire.resubmit_reason,
    sketch: wire.profile_sketch ?? null,
    submittedAt: wire.submitted_date,
    instructorName: wire.instructor_name,
    verification: wire.verification && {
      instructorNumber: wire.verification.memsys_member_number,
      name: wire.verification.name,
      at: wire.verification.timestamp,
    },
  }
}

/** Empty where the log was stored before the field was declared. */
export function logContentOf(wire: LogContentWire): DiveLogContent {
  const parts = wire as Readonly<Record<string, unknown>>
  return contentFrom((field) => {
    const { part, name } = PLACES[field]
    const record = (part === undefined ? parts : parts[part]) as Readonly<Record<string, unknown>>
    return valueOfWire(field, record[name])
  })
}

/** The value of one field, such as in a change of the history. */
export function valueOfWire(field: DiveField, wire: unknown): unknown {
  const value = wire ?? emptyValue(field)
  return declarationOf(field).kind === 'cylinders' ? (value as readonly object[]).map(cylinderFrom) : value
}

const cylinderFrom = (wire: object): Cylinder => {
  const parts = wire as Readonly<Record<string, unknown>>
  return cylinderOf(Object.fromEntries(CYLINDER_FIELDS.map((part) => [part, parts[wireNameOf(part)]])))
}

const cylinderWireOf = (cylinder: Cylinder) =>
  Object.fromEntries(CYLINDER_FIELDS.map((part) => [wireNameOf(part), cylinder[part]]))

const partOf = (section: LogSection): string | undefined =>
  section === 'dive' ? undefined : snakeCase(section)

/** Where each field is on the wire: spelling them for each of ten thousand logs would take seconds. */
const PLACES = Object.fromEntries(
  fieldNames.map((field) => [
    field,
    { part: partOf(declarationOf(field).section), name: wireNameOf(field) as string },
  ]),
) as Record<DiveField, { part: string | undefined; name: string }>

function wireOf(content: DiveLogContent, fields: readonly DiveField[]): Readonly<Record<string, unknown>> {
  const wire: Record<string, unknown> = {}
  for (const field of fields) {
    const { part, name } = PLACES[field]
    const value = valueAt(content, field)
    const entry = { [name]: wireValueOf(field, value) }
    if (part === undefined) Object.assign(wire, entry)
    else wire[part] = { ...(wire[part] as object | undefined), ...entry }
  }
  return wire
}

function wireValueOf(field: DiveField, value: unknown): unknown {
  if (declarationOf(field).kind === 'cylinders') return (value as readonly Cylinder[]).map(cylinderWireOf)
  return Array.isArray(value) ? [...value] : value
}

export const logContentWireOf = (content: DiveLogContent): LogContentWire =>
  wireOf(content, fieldNames) as LogContentWire

/** The input for saving a whole form, without the fields that a recreational log doesn't have. */
export function logInputOf(content: DiveLogContent, logType: 'Training'): TrainingInput
export function logInputOf(content: DiveLogContent, logType: 'Recreational'): RecreationalInput
export function logInputOf(content: DiveLogContent, logType: LogType): TrainingInput | RecreationalInput {
  const fields = fieldNames.filter((field) => (declarationOf(field).only ?? logType) === logType)
  return wireOf(content, fields)
}
