import type { ByteSource } from '../byte-source.ts'
import { type Encoding, readText } from '../encoding.ts'
import { FileProblem } from '../file-problem.ts'
import { localTime } from '../local-time.ts'
import {
  applyRule,
  type Context,
  custom,
  known,
  number,
  parsed,
  parseNumber,
  type Rules,
  text,
} from '../mapping.ts'
import { own } from '../own.ts'
import type { Receipt } from '../receipt.ts'
import {
  emptyDive,
  type LocalTime,
  type Sample,
  type SourceComputer,
  type SourceDive,
} from '../source-dive.ts'
import { fahrenheitToCelsius, feetToMeters, psiToBar } from '../units.ts'

/** What the header says about all dives of the file. */
type Header = {
  computer: Omit<SourceComputer, 'samples'>
  depth: string
  temperature: string
  pressure: string
}

type Reading = SourceDive & { header: Header; computer: SourceComputer }

const METRIC: Header = { computer: {}, depth: 'M', temperature: 'C', pressure: 'bar' }

/** DAN DL7: lines of fields between bars. The samples of a dive are between `ZDP{` and `ZDP}`. */
export async function* readDl7(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  const header = structuredClone(METRIC)
  let reading: Reading | undefined
  let isInProfile = false
  let line = 0
  for await (const row of readLines(source, encoding)) {
    line += 1
    const [name = '', ...fields] = row.split('|')
    const context = { receipt, problems: reading?.problems ?? [] }
    if (isInProfile && name === '' && reading) readSampleRow(reading, receipt, fields, line)
    else if (name === 'ZRH') readFields(context, HEADER, header, fields, line)
    else if (name === 'ZDH') {
      reading = begin(header)
      readFields({ receipt, problems: reading.problems }, DIVE, reading, fields, line)
    } else if (name === 'ZDP{' || name === 'ZDP}') isInProfile = name === 'ZDP{'
    else if (name === 'ZDT') {
      if (!reading) throw new FileProblem('not-well-formed', { line })
      readFields(context, TRAILER, reading, fields, line)
      yield diveOf(reading)
      reading = undefined
    } else readFields(context, { name, rules: {} }, header, fields, line)
  }
  // The last dive has no end: the file was cut off.
  if (reading) throw new FileProblem('truncated', { line })
}

const diveOf = ({ header: _header, computer, ...dive }: Reading): SourceDive => ({
  ...dive,
  computers: [computer],
})

const LONGEST_LINE = 100_000

async function* readLines(source: ByteSource, encoding: Encoding): AsyncGenerator<string> {
  let rest = ''
  for await (const part of readText(source, encoding)) {
    const lines = (rest + part).split(/\r\n|\r(?!\n|$)|\n/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new FileProblem('not-well-formed')
    yield* lines
  }
  if (rest.trim()) yield rest
}

const begin = (header: Header): Reading => ({
  ...emptyDive(),
  header,
  computer: { ...header.computer, samples: [] },
})

type Segment<Target> = { name: string; rules: Rules<Target>; into?: string }

/** Fields are counted from 1, as the standard does. */
function readFields<Target>(
  context: Context,
  { name, rules, into }: Segment<Target>,
  target: Target,
  fields: readonly string[],
  line: number,
): void {
  for (const [index, field] of fields.entries()) {
    const value = field.trim()
    const path = `${name}.${index + 1}`
    if (value !== '') applyRule(context, own(rules, String(index + 1)), target, value, { path, into, line })
  }
}

const HEADER: Segment<Header> = {
  name: 'ZRH',
  rules: {
    1: known('encoding'),
    2: custom('computers.model', ({ computer }, model) => void Object.assign(computer, { model })),
    3: custom('computers.serial', ({ computer }, serial) => void Object.assign(computer, { serial })),
    4: text('depth'),
    6: text('temperature'),
    7: text('pressure'),
  },
}

const meters = ({ depth }: Header, value: number) => (/^F/i.test(depth) ? feetToMeters(value) : value)
const celsius = ({ temperature }: Header, value: number) =>
  /^F/i.test(temperature) ? fahrenheitToCelsius(value) : value
const bar = ({ pressure }: Header, value: number) => (/^psi/i.test(pressure) ? psiToBar(value) : value)

/** `20260514091230` */
function parseTime(value: string): LocalTime | undefined {
  const digits = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?/.exec(value)?.slice(1)
  const local = digits && localTime(digits.map((part) => Number(part ?? 0)))
  return local ? { local } : undefined
}

/** A number in the units of the header. */
const inUnits = <Target extends { header: Header }>(
  field: string,
  convert: (header: Header, value: number) => number,
  set: (target: Target, value: number) => void,
) =>
  custom<Target>(field, (target, text) => {
    const value = parseNumber(text)
    if (value !== undefined) set(target, convert(target.header, value))
    return value !== undefined
  })

const DIVE: Segment<Reading> = {
  name: 'ZDH',
  rules: {
    2: number('number'),
    5: parsed('start', parseTime),
    6: inUnits(
      'airTemperature',
      celsius,
      (dive, value) => void Object.assign(dive, { airTemperature: value }),
    ),
  },
}

const TRAILER: Segment<Reading> = {
  name: 'ZDT',
  rules: {
    3: inUnits('maxDepth', meters, (dive, value) => void Object.assign(dive, { maxDepth: value })),
    4: custom('duration', (dive, value) => {
      const end = parseTime(value)
      if (end && dive.start) dive.duration = (epoch(end) - epoch(dive.start)) / 1000
      return end !== undefined
    }),
    5: inUnits('waterTemperature', celsius, (dive, value) => {
      dive.waterTemperature = value
    }),
  },
}

const epoch = ({ local }: LocalTime) => Date.parse(`${local}Z`)

type Row = Sample & { header: Header }

const SAMPLE: Segment<Row> = {
  name: 'ZDP',
  into: 'samples',
  rules: {
    1: number('time', (minutes) => Math.round(minutes * 60)),
    2: inUnits('depth', meters, (sample, depth) => void Object.assign(sample, { depth })),
    4: number('oxygenPressure'),
    7: inUnits('ceiling', meters, (sample, value) => {
      if (value > 0) sample.ceiling = value
    }),
    8: inUnits('temperature', celsius, (sample, temperature) => {
      sample.temperature = temperature
    }),
    9: custom('events', (sample, warning) => void Object.assign(sample, { events: [warning] })),
    10: inUnits('pressures', bar, (sample, value) => {
      sample.pressures = { 0: value }
    }),
    13: number('cns', (percent) => percent / 100),
  },
}

/** A dive of a day with a sample a second has half of it. */
const MOST_SAMPLES = 200_000

function readSampleRow(reading: Reading, receipt: Receipt, fields: readonly string[], line: number): void {
  const row: Row = { time: Number.NaN, header: reading.header }
  readFields({ receipt, problems: reading.problems }, SAMPLE, row, fields, line)
  const { header: _header, ...sample } = row
  if (Number.isNaN(sample.time)) return
  if (reading.computer.samples.length >= MOST_SAMPLES) throw new FileProblem('dive-too-large', { line })
  if (sample.pressures && reading.cylinders.length === 0) reading.cylinders.push({})
  reading.computer.samples.push(sample)
}
