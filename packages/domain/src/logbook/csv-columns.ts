/** LO-01: what a column of a table of dives can hold. */
export const CSV_FIELDS = [
  'number',
  'date',
  'time',
  'duration',
  'maxDepth',
  'averageDepth',
  'place',
  'region',
  'country',
  'latitude',
  'longitude',
  'position',
  'waterTemperature',
  'airTemperature',
  'visibility',
  'startPressure',
  'endPressure',
  'volume',
  'oxygen',
  'helium',
  'weight',
  'suit',
  'buddies',
  'guide',
  'rating',
  'tags',
  'notes',
] as const
export type CsvField = (typeof CSV_FIELDS)[number]

export const CSV_UNITS = [
  'm',
  'ft',
  'c',
  'f',
  'bar',
  'psi',
  'kg',
  'lb',
  'min',
  'min:s',
  'h:mm',
  's',
  'h',
] as const
export type CsvUnit = (typeof CSV_UNITS)[number]

/** The units that a column can have, by what it holds. Others have none. */
const UNITS_OF: Partial<Record<CsvField, readonly CsvUnit[]>> = {
  duration: ['min', 'min:s', 'h:mm', 's', 'h'],
  maxDepth: ['m', 'ft'],
  averageDepth: ['m', 'ft'],
  visibility: ['m', 'ft'],
  waterTemperature: ['c', 'f'],
  airTemperature: ['c', 'f'],
  startPressure: ['bar', 'psi'],
  endPressure: ['bar', 'psi'],
  weight: ['kg', 'lb'],
}

export const csvUnitsOf = (field: CsvField): readonly CsvUnit[] => UNITS_OF[field] ?? []

/** Fields that several columns can hold together; any other is taken from one. */
const JOINED: readonly CsvField[] = ['buddies', 'tags', 'notes']

export const isJoinedField = (field: CsvField) => JOINED.includes(field)

export const CSV_SEPARATORS = [',', ';', '\t', '|'] as const
export const CSV_DECIMALS = ['point', 'comma'] as const
export const CSV_DATE_ORDERS = ['day-month', 'month-day', 'year-first'] as const
