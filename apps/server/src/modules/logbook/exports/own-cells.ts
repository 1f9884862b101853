import { type DiveLogWire, logContentOf, logContentWireOf } from '@fathom/contract/logbook'
import type { DiveToWrite, SourceCylinder, SourceDive } from '@fathom/dive-files'
import {
  CYLINDER_FIELDS,
  type Cylinder,
  type CylinderField,
  contentFrom,
  cylinderOf,
  type DiveField,
  type DiveLogContent,
  declarationOf,
  emptyValue,
  fieldNames,
  isShownField,
  MOST_CYLINDERS,
  valueAt,
} from '@fathom/domain/logbook'

/** What is read of a row of one of our tables, beside our own cells. */
type ReadRow = Omit<SourceDive, 'own' | 'computers'>

type Cells = Readonly<Record<string, string>>

/** Fields that a column of all programs has without loss, by what is read from it. */
const COMMON: Partial<Record<DiveField, (row: ReadRow) => unknown>> = {
  date: ({ start }) => start?.local.slice(0, 10),
  timeIn: ({ start }) => start?.local.slice(11, 16) || undefined,
  bottomTime: ({ duration }) => duration && Math.round(duration / 6) / 10,
  maxDepth: ({ maxDepth }) => maxDepth,
  averageDepth: ({ averageDepth }) => averageDepth,
  latitude: ({ place }) => place?.latitude,
  longitude: ({ place }) => place?.longitude,
  airTemp: ({ airTemperature }) => airTemperature,
  visibilityDistance: ({ visibility }) => visibility,
  weight: ({ weight }) => weight,
  suitType: ({ suit }) => suit,
  notes: ({ notes }) => notes,
}

/** Lists that a column of all programs has, unless a name in them looks like two. */
const COMMON_LISTS: Partial<Record<DiveField, (row: ReadRow) => readonly string[]>> = {
  buddies: ({ buddies }) => buddies,
  tags: ({ tags }) => tags,
}
const LIKE_TWO = /[,;/&、，；،؛]|^\s|\s$/

const COMMON_OF_CYLINDER: Partial<Record<CylinderField, (cylinder: SourceCylinder) => unknown>> = {
  cylinderSize: ({ volume }) => volume,
  oxygen: ({ gas }) => gas && Number((gas.oxygen * 100).toFixed(2)),
  startingPressure: ({ startPressure }) => startPressure,
  endingPressure: ({ endPressure }) => endPressure,
}

/** `bottomWaterTemp` → `Bottom water temp`: a name for people, and the same in every export. */
const nameOf = (field: DiveField): string =>
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const cylinderName = (field: CylinderField, at: number) =>
  at === 0 ? nameOf(field) : `${nameOf(field)} ${at + 1}`

const ID = 'ID'
const LOG_TYPE = 'Log type'
const DRAFT = 'Draft'
const YES = 'yes'

const isOfCylinder = (field: DiveField): field is CylinderField =>
  (CYLINDER_FIELDS as readonly DiveField[]).includes(field)

const OWN_FIELDS = fieldNames.filter(
  (field) => !COMMON[field] && !isOfCylinder(field) && field !== 'moreCylinders',
)
const OWN_OF_CYLINDER = CYLINDER_FIELDS.filter((field) => !COMMON_OF_CYLINDER[field])

/** LO-10: the columns that only our tables have, those for people first. */
export const OWN_NAMES: readonly string[] = [
  ...OWN_FIELDS.filter(isShownField).map(nameOf),
  ...Array.from({ length: MOST_CYLINDERS }, (_, at) =>
    OWN_OF_CYLINDER.map((field) => cylinderName(field, at)),
  ).flat(),
  ...OWN_FIELDS.filter((field) => !isShownField(field)).map(nameOf),
  LOG_TYPE,
  DRAFT,
  ID,
]

/** LO-10: a dive for a table: each of our fields in a column of all programs, or in one of our own. */
export function diveForTable(log: DiveLogWire, dive: DiveToWrite): DiveToWrite {
  const { own: _own, start, ...shared } = dive
  const content = logContentOf(log)
  const cylinders = [cylinderOf(content.equipment), ...(content.equipment.moreCylinders ?? [])]
  const fields = OWN_FIELDS.filter((field) => !COMMON_LISTS[field] || isLikeTwo(valueAt(content, field)))
  return {
    ...shared,
    // Without a time in, no time is said.
    ...(start && {
      start: { local: content.depthTime.timeIn === null ? start.local.slice(0, 10) : start.local },
    }),
    cylinders: cylinders.map(commonCylinder),
    ownCells: {
      ...Object.fromEntries(fields.map((field) => [nameOf(field), cellOf(valueAt(content, field))])),
      ...Object.fromEntries(
        cylinders.flatMap((cylinder, at) =>
          OWN_OF_CYLINDER.map((field) => [cylinderName(field, at), cylinder[field] ?? undefined]),
        ),
      ),
      [LOG_TYPE]: log.log_type,
      [DRAFT]: log.status === 'Draft' ? YES : undefined,
      [ID]: log.id,
    },
  }
}

const isLikeTwo = (value: unknown) =>
  Array.isArray(value) && value.some((each) => LIKE_TWO.test(String(each)))

const BETWEEN = '; '

function cellOf(value: unknown): string | number | undefined {
  if (Array.isArray(value))
    return value.map((each) => String(each).replaceAll(/[\\;]/g, '\\$&')).join(BETWEEN)
  return typeof value === 'number' ? value : String(value ?? '') || undefined
}

const commonCylinder = ({ cylinderSize, oxygen, helium, startingPressure, endingPressure }: Cylinder) => ({
  ...(oxygen !== null && { gas: { oxygen: oxygen / 100, helium: (helium ?? 0) / 100 } }),
  ...(cylinderSize !== null && { volume: cylinderSize }),
  ...(startingPressure !== null && { startPressure: startingPressure }),
  ...(endingPressure !== null && { endPressure: endingPressure }),
})

/** The record of a row of one of our tables. A diver may have changed any cell of it. */
export function recordOfCells(cells: Cells, row: ReadRow) {
  const [first, ...more] = cylindersOf(cells, row)
  const content: DiveLogContent = contentFrom((field) => {
    if (field === 'moreCylinders') return more
    if (isOfCylinder(field)) return first?.[field] ?? null
    const own = valueIn(field, cells[nameOf(field)])
    return COMMON[field]?.(row) ?? own ?? COMMON_LISTS[field]?.(row) ?? emptyValue(field)
  })
  return {
    id: cells[ID],
    logType: cells[LOG_TYPE],
    isDraft: cells[DRAFT] === YES,
    content: logContentWireOf(content),
    profiles: [],
    photos: [],
  }
}

/** Rows of other dives have more; a last one that says nothing is none of this dive. */
function cylindersOf(cells: Cells, { cylinders }: ReadRow): Cylinder[] {
  const all = Array.from({ length: MOST_CYLINDERS }, (_, at) =>
    cylinderOf(
      Object.fromEntries(
        CYLINDER_FIELDS.map((field) => [
          field,
          COMMON_OF_CYLINDER[field]?.(cylinders[at] ?? {}) ??
            valueIn(field, cells[cylinderName(field, at)]) ??
            null,
        ]),
      ),
    ),
  )
  const last = all.findLastIndex((cylinder) => CYLINDER_FIELDS.some((field) => cylinder[field] !== null))
  return all.slice(0, last + 1)
}

function valueIn(field: DiveField, cell: string | undefined): unknown {
  if (cell === undefined) return undefined
  const { kind } = declarationOf(field)
  if (kind === 'number' || kind === 'count') {
    const number = Number(cell.replace(',', '.'))
    return Number.isFinite(number) ? number : undefined
  }
  if (kind !== 'texts' && kind !== 'ids' && kind !== 'choices') return cell
  return (cell.match(/(?:[^\\;]|\\.)+/gs) ?? []).map((each, at) =>
    (at === 0 ? each : each.replace(/^ /, '')).replaceAll(/\\(.)/gs, '$1'),
  )
}
