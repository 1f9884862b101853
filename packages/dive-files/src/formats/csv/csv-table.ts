import { type CsvField, cylinderOfHeader, guessField, isVaguePlace } from './columns.ts'
import { type CsvUnit, guessUnits, unitOfHeader, unitsOf } from './csv-units.ts'
import { westernDigits } from './digits.ts'
import { LONGEST_HEADER } from './header-words.ts'
import { type DateOrder, findDateOrder, isDay } from './parse-day.ts'

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]
export type Decimal = 'point' | 'comma'

type CsvColumn = { field: CsvField | null; unit: CsvUnit | null }

/** How a table is read: by guess, or as the diver says. */
export type CsvMapping = {
  separator: Separator
  decimal: Decimal
  dateOrder: DateOrder
  columns: readonly CsvColumn[]
  /** Only false is said: the diver has not said the order of dates yet. */
  isDateOrderSure?: boolean | undefined
}

/** A table as it is read, with what its columns hold. */
export type CsvTable = Omit<CsvMapping, 'columns' | 'isDateOrderSure'> & {
  /** As it is in the file: the same program writes it again. */
  headerLine: string
  /** False if the diver has to say whether the day or the month comes first. */
  isDateOrderSure: boolean
  columns: readonly (CsvColumn & { header: string; samples: readonly string[] })[]
}

/** More columns than these are in the receipt and nowhere else. */
const MOST_COLUMNS = 200
const MOST_SAMPLES = 3
const LONGEST_SAMPLE = 80

/** The first rows of a table, without its header. */
export type Looked = {
  headerLine: string
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  separator: Separator
}

export function describeTable(looked: Looked, mapping: CsvMapping | undefined, now: Date): CsvTable {
  const { headers, rows } = looked
  const written = headers
    .slice(0, MOST_COLUMNS)
    .map((_, at) => rows.map((row) => row[at] ?? '').filter((value) => value !== ''))
  const values = written.map((column) => column.map(westernDigits))
  const fits = mapping?.columns.length === values.length ? mapping : undefined
  const columns = fits?.columns ?? guessColumns(headers, values, now)
  const datesAt = columns.findIndex(({ field }) => field === 'date')
  const judged = findDateOrder(values[datesAt] ?? [], now)
  const said = mapping?.isDateOrderSure === false ? undefined : mapping?.dateOrder
  return {
    headerLine: looked.headerLine,
    separator: looked.separator,
    decimal: mapping?.decimal ?? guessDecimal(values),
    dateOrder: said ?? judged.order,
    isDateOrderSure: said !== undefined || judged.isSure || isForeign(headers[datesAt] ?? '') || datesAt < 0,
    columns: columns.map((column, at) => ({
      ...withinReach(column, headers[at] ?? ''),
      header: (headers[at] ?? '').slice(0, LONGEST_HEADER),
      samples: [...new Set(written[at])]
        .slice(0, MOST_SAMPLES)
        .map((value) => value.slice(0, LONGEST_SAMPLE)),
    })),
  }
}

/** Our own record can't be mapped away, and nothing else can be taken for one. */
function withinReach({ field, unit }: CsvColumn, header: string): CsvColumn {
  const isOwn = guessField(header) === 'own'
  if (isOwn || field === 'own') return { field: isOwn ? 'own' : null, unit: null }
  const units = field ? unitsOf(field) : []
  return { field, unit: unit && units.includes(unit) ? unit : (units[0] ?? null) }
}

/** Fields that several columns can hold together. */
const JOINED: readonly CsvField[] = ['buddies', 'tags', 'notes', 'own']

function guessColumns(
  headers: readonly string[],
  values: readonly (readonly string[])[],
  now: Date,
): CsvColumn[] {
  const taken = new Set<string>()
  const hasSite = headers.some((header) => guessField(header) === 'place' && !isVaguePlace(header))
  const fields = values.map((_, at) => {
    const header = headers[at] ?? ''
    const field = hasSite && isVaguePlace(header) ? 'region' : guessField(header)
    const name = `${field} ${cylinderOfHeader(header)}`
    if (!field || (taken.has(name) && !JOINED.includes(field))) return undefined
    taken.add(name)
    return field
  })
  if (!fields.includes('date')) {
    const at = values.findIndex((column, index) => fields[index] === undefined && areDays(column, now))
    if (at >= 0) fields[at] = 'date'
  }
  const units = guessUnits(
    fields.map((field, at) => ({
      field,
      unit: field && unitOfHeader(headers[at] ?? '', field),
      values: values[at] ?? [],
    })),
  )
  return fields.map((field, at) => ({ field: field ?? null, unit: units[at] ?? null }))
}

/** A header that we don't know, above days. */
const areDays = (column: readonly string[], now: Date) =>
  column.length > 0 && column.filter((value) => isDay(value, now)).length >= column.length * 0.8

/** A comma before one or two digits is a decimal one: `18,4`. Before three, it groups them: `3,000`. */
const guessDecimal = (values: readonly (readonly string[])[]): Decimal => {
  const all = values.flat()
  const isComma = all.some((value) => /^[+-]?\d+,\d{1,2}(\s*[a-z°%]*)$/i.test(value.slice(0, LONGEST_SAMPLE)))
  const isPoint = all.some((value) =>
    /^[+-]?[\d,]+\.\d{1,2}(\s*[a-z°%]*)$/i.test(value.slice(0, LONGEST_SAMPLE)),
  )
  return isComma && !isPoint ? 'comma' : 'point'
}

/** Only in English a date may begin with the month; who writes another word above it begins with the day. */
const isForeign = (header: string) => guessField(header) === 'date' && !/date/i.test(header)
