import { MOST_CYLINDERS } from '../../finish-dive.ts'
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
import { type CsvField, cylinderOfHeader } from './columns.ts'
import type { CsvTable, Decimal } from './csv-table.ts'
import { type CsvUnit, unitsOf, withOwnUnit } from './csv-units.ts'
import { westernDigits } from './digits.ts'
import { ownNameOf, withoutFormulaMark } from './own-columns.ts'
import { clockAfterDay, parseClock, parseDay } from './parse-day.ts'
import { parseMix, parseShare } from './parse-mix.ts'

export type Row = { cells: readonly string[]; line: number }

/** A dive, and what is put together after its row was read. */
type Reading = SourceDive & {
  place: SourcePlace
  tanks: Tank[]
  day?: string
  clock?: string
  ownCells?: Record<string, string>
}
type Tank = Omit<SourceCylinder, 'gas'> & { oxygen?: number; helium?: number }

/** What the reading of a column depends on. */
type Of = {
  unit: CsvUnit | null
  units: readonly CsvUnit[]
  decimal: Decimal
  cylinder: number
  header: string
}
type Parse = (value: string) => number | undefined

const list = (value: string) =>
  value
    .split(/[,;/&、，；،؛]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Thousands are grouped only in numbers that get so large; elsewhere `1.234` has three decimals. */
const ungrouped = (value: string, decimal: Decimal) =>
  decimal === 'comma' ? value.replaceAll(/\.(?=\d{3}(\D|$))/g, '') : value.replaceAll(/,(?=\d{3}(\D|$))/g, '')

/** A value in the unit of its column, unless it names its own. */
const inUnit = (parse: Parse, { unit, units }: Of): Parse =>
  unit === null
    ? parse
    : (value) => {
        const named = withOwnUnit(value, units)
        return parse(/[a-z°%]\s*$/i.test(named) ? named : `${named} ${unit}`)
      }

const large = (parse: Parse, of: Of): Parse => {
  const read = inUnit(parse, of)
  return (value) => read(ungrouped(value, of.decimal))
}

function duration({ unit, units, decimal }: Of): Parse {
  return (written) => {
    const value = withOwnUnit(written, units)
    const [, hours, minutes] = /^\s*(\d{1,3})[:h](\d{2})\s*$/.exec(value) ?? []
    if (unit === 'h:mm' && hours && minutes) return Number(hours) * 3600 + Number(minutes) * 60
    const isClock = unit === 'h:mm' || unit === 'min:s' || value.includes(':')
    const plain = ungrouped(value, decimal)
    return parseDuration(isClock || /[a-z]\s*$/i.test(plain) ? plain : `${plain} ${unit ?? 'min'}`)
  }
}

const ofPlace = (key: 'name' | 'region' | 'country') =>
  custom<Reading>(`place.${key}`, ({ place }, value) => void Object.assign(place, { [key]: value }))

const degrees = (key: 'latitude' | 'longitude', isReal: (value: number) => boolean) =>
  custom<Reading>(`place.${key}`, ({ place }, value) => {
    const found = parseNumber(value)
    const isFound = found !== undefined && isReal(found)
    if (isFound) place[key] = found
    return isFound
  })

const ofTank = (key: 'volume' | 'startPressure' | 'endPressure' | 'helium', parse: Parse, cylinder: number) =>
  custom<Reading>(key === 'helium' ? 'cylinders.gas' : `cylinders.${key}`, ({ tanks }, value) => {
    const found = parse(value)
    if (found === undefined) return false
    tanks[cylinder] = { ...tanks[cylinder], [key]: found }
    return true
  })

const mixOfTank = (cylinder: number) =>
  custom<Reading>('cylinders.gas', ({ tanks }, value) => {
    const mix = parseMix(value)
    if (mix) tanks[cylinder] = { ...tanks[cylinder], ...mix }
    return mix !== undefined
  })

const position = ({ decimal }: Of) =>
  custom<Reading>('place.position', ({ place }, value) => {
    const between = decimal === 'comma' ? /[\s;/]+/ : /[\s,;/]+/
    const [latitude, longitude] = value.trim().split(between).map(parseNumber)
    if (latitude === undefined || longitude === undefined) return false
    if (!(isLatitude(latitude) && isLongitude(longitude))) return false
    Object.assign(place, { latitude, longitude })
    return true
  })

const listed = (key: 'buddies' | 'tags') =>
  custom<Reading>(key, (dive, value) => {
    dive[key] = [...dive[key], ...list(value)]
  })

const notes = custom<Reading>('notes', (dive, value) => {
  dive.notes = dive.notes === undefined ? value : `${dive.notes}\n\n${value}`
})

const own = (name: string | undefined) =>
  name === undefined
    ? text<Reading>('own')
    : custom<Reading>('own', (dive, value) => {
        dive.ownCells = { ...dive.ownCells, [name]: value }
      })

const RULES: Readonly<Record<CsvField, (of: Of) => Rule<Reading>>> = {
  number: () => number('number'),
  date: () => ({ ...text<Reading>('day'), field: 'start' }),
  time: () => ({ ...text<Reading>('clock'), field: 'start' }),
  duration: (of) => parsed('duration', duration(of)),
  maxDepth: (of) => parsed('maxDepth', inUnit(parseLength, of)),
  averageDepth: (of) => parsed('averageDepth', inUnit(parseLength, of)),
  place: () => ofPlace('name'),
  region: () => ofPlace('region'),
  country: () => ofPlace('country'),
  latitude: () => degrees('latitude', isLatitude),
  longitude: () => degrees('longitude', isLongitude),
  position,
  waterTemperature: (of) => parsed('waterTemperature', inUnit(parseTemperature, of)),
  airTemperature: (of) => parsed('airTemperature', inUnit(parseTemperature, of)),
  startPressure: (of) => ofTank('startPressure', large(parsePressure, of), of.cylinder),
  endPressure: (of) => ofTank('endPressure', large(parsePressure, of), of.cylinder),
  volume: ({ cylinder }) => ofTank('volume', parseVolume, cylinder),
  oxygen: ({ cylinder }) => mixOfTank(cylinder),
  helium: ({ cylinder }) => ofTank('helium', parseShare, cylinder),
  weight: (of) => parsed('weight', inUnit(parseWeight, of)),
  visibility: (of) => parsed('visibility', inUnit(parseLength, of)),
  buddies: () => listed('buddies'),
  guide: () => text('guide'),
  suit: () => text('suit'),
  rating: () => number('rating', (stars) => (stars <= 5 ? stars / 5 : stars / 10)),
  tags: () => listed('tags'),
  notes: () => notes,
  own: ({ header }) => own(ownNameOf(header)),
}

export type ColumnRule = { path: string; rule: Rule<Reading> | undefined; isOurs: boolean }

/** Fields that several columns can hold together. */
const JOINED: readonly string[] = ['notes', 'buddies', 'tags', 'own'] satisfies CsvField[]

/** Fields that hold words: their digits stay as they are written. */
const WORDED: readonly string[] = [
  'place',
  'region',
  'country',
  'buddies',
  'guide',
  'suit',
  'tags',
  'notes',
  'own',
] satisfies CsvField[]

function ruleOf(field: CsvField, of: Of): Rule<Reading> {
  const rule = RULES[field](of)
  if (WORDED.includes(field)) return rule
  return { ...rule, read: (reading, value) => rule.read(reading, westernDigits(value)) }
}

/** What each column is read with. A field that an earlier column has already is not read again. */
export function rulesOf({ columns, decimal }: CsvTable): ColumnRule[] {
  const isOurs = columns.some(({ field }) => field === 'own')
  const taken = new Set<string>()
  return columns.map(({ field, unit, header }, at) => {
    const cylinder = cylinderOfHeader(header)
    const rule = field && ruleOf(field, { unit, units: unitsOf(field), decimal, cylinder, header })
    const name = `${field} ${rule?.field.startsWith('cylinders') ? cylinder : 0}`
    const isFree = !taken.has(name) || JOINED.includes(field ?? '')
    taken.add(name)
    return { path: header || `column ${at + 1}`, rule: isFree ? (rule ?? undefined) : undefined, isOurs }
  })
}

/** How the receipt names all columns past those that we look at. */
const THE_REST = '…'

export function readRow(
  { cells, line }: Row,
  rules: readonly ColumnRule[],
  { dateOrder }: Pick<CsvTable, 'dateOrder'>,
  receipt: Receipt,
): SourceDive {
  const reading: Reading = { ...emptyDive(), place: {}, tanks: [] }
  const context = { receipt, problems: reading.problems }
  for (const [index, value] of cells.entries()) {
    const { path, rule, isOurs = false } = rules[index] ?? { path: THE_REST, rule: undefined }
    const text = isOurs ? withoutFormulaMark(value) : value
    if (text !== '') applyRule(context, rule, reading, text, { path, line })
  }
  return finish(reading, dateOrder, line)
}

const DAY_LENGTH = '2026-05-14'.length

function finish(
  { place, tanks, day, clock, ownCells, ...dive }: Reading,
  order: CsvTable['dateOrder'],
  line: number,
): SourceDive {
  const date = day === undefined ? undefined : parseDay(day, order, new Date().getUTCFullYear())
  // A column may hold date and time.
  const time = clock === undefined ? clockAfterDay(day ?? '') : parseClock(clock)
  const moment = date && localTime([...date, ...(time ?? [])])
  // Without a time, nobody says that the dive began at midnight.
  const local = time ? moment : moment?.slice(0, DAY_LENGTH)
  if (day !== undefined && !local) dive.problems.push({ code: 'start-impossible', value: day, line })
  return {
    ...dive,
    ...(local && { start: { local } }),
    ...(Object.keys(place).length > 0 && { place }),
    ...(ownCells && { own: JSON.stringify({ cells: ownCells }) }),
    cylinders: Array.from(tanks.slice(0, MOST_CYLINDERS), cylinderOf),
  }
}

function cylinderOf(tank: Tank | undefined): SourceCylinder {
  const { oxygen, helium, ...cylinder } = tank ?? {}
  if (oxygen === undefined && helium === undefined) return cylinder
  return { ...cylinder, gas: { oxygen: oxygen ?? 0.21, helium: helium ?? 0 } }
}
