import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import type { ByteSource } from '../../byte-source.ts'
import { type Encoding, readText } from '../../encoding.ts'
import { FileProblem } from '../../file-problem.ts'
import { localTime } from '../../local-time.ts'
import { applyRule, custom, number, parsed, parseNumber, type Rule, text } from '../../mapping.ts'
import type { Receipt } from '../../receipt.ts'
import { emptyDive, type SourceCylinder, type SourceDive, type SourcePlace } from '../../source-dive.ts'
import {
  isLatitude,
  isLongitude,
  parseDuration,
  parseLength,
  parsePressure,
  parseTemperature,
  parseVolume,
  parseWeight,
} from '../../units.ts'
import { type Column, type CsvField, guessColumn } from './columns.ts'
import { type DateOrder, findDateOrder, parseClock, parseDay } from './parse-day.ts'

type Row = { cells: string[]; line: number }

/** How many rows are looked at before the first dive, to tell separators and dates. */
const LOOKED_AT = 200

/** A table of dives: the first row has the names of the columns, in any of the languages that we know. */
export async function* readCsv(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  const separator = await findSeparator(source, encoding)
  const { headers, order } = await lookAt(rowsOf(source, encoding, separator))
  const columns = headers.map(guessColumn)
  if (!columns.some((column) => column?.field === 'date'))
    throw new FileProblem('unknown-format', { line: 1 })
  let isHeader = true
  for await (const row of rowsOf(source, encoding, separator)) {
    if (!isHeader) yield readRow(row, headers, columns, order, receipt)
    isHeader = false
  }
}

/** The one that is most often in the first line. */
async function findSeparator(source: ByteSource, encoding: Encoding): Promise<string> {
  let head = ''
  for await (const part of readText(source, encoding)) {
    head += part
    if (head.includes('\n')) break
  }
  const [line = ''] = head.split(/[\r\n]/, 1)
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* rowsOf(source: ByteSource, encoding: Encoding, delimiter: string): AsyncGenerator<Row> {
  const parser = Readable.from(readText(source, encoding)).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: 1_000_000,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { cells: record, line: info.lines }
  } catch (cause) {
    throw new FileProblem('not-well-formed', lineOf(cause), cause)
  }
}

const lineOf = (cause: unknown) => {
  const line = (cause as { lines?: unknown }).lines
  return typeof line === 'number' ? { line } : {}
}

async function lookAt(rows: AsyncGenerator<Row>): Promise<{ headers: string[]; order: DateOrder }> {
  let headers: string[] | undefined
  let place = -1
  const dates: string[] = []
  for await (const { cells } of rows) {
    if (headers) dates.push(cells[place] ?? '')
    else {
      headers = cells
      place = cells.findIndex((header) => guessColumn(header)?.field === 'date')
    }
    if (dates.length >= LOOKED_AT) break
  }
  return { headers: headers ?? [], order: findDateOrder(dates) }
}

/** A dive, and what is put together after its row was read. */
type Reading = SourceDive & {
  place: SourcePlace
  cylinder: SourceCylinder
  oxygen?: number
  helium?: number
  day?: string
  clock?: string
}

const list = (value: string) =>
  value
    .split(/[,;/&]/)
    .map((part) => part.trim())
    .filter(Boolean)

type Parse = (value: string) => number | undefined

/** A value in the unit of its column, unless it names its own. */
const inUnit = (parse: Parse, unit: string | undefined): Parse =>
  unit === undefined ? parse : (value) => parse(/[a-z°%]\s*$/i.test(value) ? value : `${value} ${unit}`)

const fraction = (value: string) => {
  const found = parseNumber(value.replace('%', ''))
  return found === undefined ? undefined : found > 1 ? found / 100 : found
}

const ofPlace = (key: 'name' | 'country') =>
  custom<Reading>(`place.${key}`, ({ place }, value) => void Object.assign(place, { [key]: value }))

const degrees = (key: 'latitude' | 'longitude', isReal: (value: number) => boolean) =>
  custom<Reading>(`place.${key}`, ({ place }, value) => {
    const found = parseNumber(value)
    const isFound = found !== undefined && isReal(found)
    if (isFound) place[key] = found
    return isFound
  })

const ofCylinder = (key: 'volume' | 'startPressure' | 'endPressure', parse: Parse) =>
  custom<Reading>(`cylinders.${key}`, ({ cylinder }, value) => {
    const found = parse(value)
    if (found !== undefined) cylinder[key] = found
    return found !== undefined
  })

const position = custom<Reading>('place.position', ({ place }, value) => {
  const [latitude, longitude] = value.split(/[\s,;]+/).map(parseNumber)
  if (latitude === undefined || longitude === undefined) return false
  if (!(isLatitude(latitude) && isLongitude(longitude))) return false
  Object.assign(place, { latitude, longitude })
  return true
})

const RULES: Readonly<Record<CsvField, (unit: string | undefined) => Rule<Reading>>> = {
  number: () => number('number'),
  date: () => ({ ...text<Reading>('day'), field: 'start' }),
  time: () => ({ ...text<Reading>('clock'), field: 'start' }),
  duration: (unit) => parsed('duration', inUnit(parseDuration, unit)),
  maxDepth: (unit) => parsed('maxDepth', inUnit(parseLength, unit)),
  averageDepth: (unit) => parsed('averageDepth', inUnit(parseLength, unit)),
  place: () => ofPlace('name'),
  country: () => ofPlace('country'),
  latitude: () => degrees('latitude', isLatitude),
  longitude: () => degrees('longitude', isLongitude),
  position: () => position,
  waterTemperature: (unit) => parsed('waterTemperature', inUnit(parseTemperature, unit)),
  airTemperature: (unit) => parsed('airTemperature', inUnit(parseTemperature, unit)),
  startPressure: (unit) => ofCylinder('startPressure', inUnit(parsePressure, unit)),
  endPressure: (unit) => ofCylinder('endPressure', inUnit(parsePressure, unit)),
  volume: (unit) => ofCylinder('volume', inUnit(parseVolume, unit)),
  oxygen: () => ({ ...parsed<Reading, number>('oxygen', fraction), field: 'cylinders.gas' }),
  helium: () => ({ ...parsed<Reading, number>('helium', fraction), field: 'cylinders.gas' }),
  weight: (unit) => parsed('weight', inUnit(parseWeight, unit)),
  visibility: (unit) => parsed('visibility', inUnit(parseLength, unit)),
  buddies: () => parsed('buddies', list),
  guide: () => text('guide'),
  suit: () => text('suit'),
  rating: () => number('rating', (stars) => (stars <= 5 ? stars / 5 : stars / 10)),
  tags: () => parsed('tags', list),
  notes: () => text('notes'),
  own: () => text('own'),
}

function readRow(
  { cells, line }: Row,
  headers: readonly string[],
  columns: readonly (Column | undefined)[],
  order: DateOrder,
  receipt: Receipt,
): SourceDive {
  const reading: Reading = { ...emptyDive(), place: {}, cylinder: {} }
  const context = { receipt, problems: reading.problems }
  for (const [index, value] of cells.entries()) {
    const column = columns[index]
    const rule = column && RULES[column.field](column.unit)
    const path = headers[index] || `column ${index + 1}`
    if (value !== '') applyRule(context, rule, reading, value, { path, line })
  }
  return finish(reading, order, line)
}

function finish(
  { place, cylinder, oxygen, helium, day, clock, ...dive }: Reading,
  order: DateOrder,
  line: number,
): SourceDive {
  const date = day === undefined ? undefined : parseDay(day, order, new Date().getUTCFullYear())
  // A column may hold date and time.
  const time = parseClock(clock ?? day?.replace(/^\S+\s*/, '') ?? '') ?? []
  const local = date && localTime([...date, ...time])
  if (day !== undefined && !local) dive.problems.push({ code: 'start-impossible', value: day, line })
  const gas =
    oxygen === undefined && helium === undefined ? undefined : { oxygen: oxygen ?? 0.21, helium: helium ?? 0 }
  const filled = { ...cylinder, ...(gas && { gas }) }
  return {
    ...dive,
    ...(local && { start: { local } }),
    ...(Object.keys(place).length > 0 && { place }),
    cylinders: Object.keys(filled).length > 0 ? [filled] : [],
  }
}
