import { type ByteSource, readAll, readHead } from '../byte-source.ts'
import { type Encoding, readText } from '../encoding.ts'
import { FileProblem } from '../file-problem.ts'
import { MOST_CYLINDERS } from '../finish-dive.ts'
import { parseIsoTime } from '../local-time.ts'
import {
  type Context,
  custom,
  mapElement,
  number,
  parsed,
  parseNumber,
  type Rules,
  text,
} from '../mapping.ts'
import { own } from '../own.ts'
import type { Receipt } from '../receipt.ts'
import {
  type DiveMode,
  emptyDive,
  type Sample,
  type SourceComputer,
  type SourceDive,
} from '../source-dive.ts'
import { kelvinToCelsius, pascalToBar, round } from '../units.ts'
import { readElements } from '../xml/read-elements.ts'
import { childAt, childrenOf, type XmlElement } from '../xml/xml-element.ts'

/** Suunto's SML, and the same tree as JSON: a file has one log. */
export async function* readSuunto(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  if (await isJson(source)) {
    const log = await readJson(source, encoding)
    if (log) yield readLog(log, receipt)
    return
  }
  for await (const { element } of readElements(
    source,
    encoding,
    (path) => path === 'sml/DeviceLog',
    receipt.noteUnused,
  ))
    yield readLog(element, receipt)
}

const isJson = async (source: ByteSource) =>
  /^\W*\{/.test(new TextDecoder().decode(await readHead(source, 20)).replaceAll('\u0000', ''))

/** JSON is read whole; a dive of a day with a sample a second has 20 MB. */
const LONGEST_JSON = 64 * 1024 * 1024

async function readJson(source: ByteSource, encoding: Encoding): Promise<XmlElement | undefined> {
  if (!(await readAll(source, LONGEST_JSON))) throw new FileProblem('dive-too-large')
  let content = ''
  for await (const part of readText(source, encoding)) content += part
  try {
    const tree = elementOf('file', JSON.parse(content.replace(/^\ufeff/, '')), 0)
    return childAt(tree, 'DeviceLog')
  } catch (cause) {
    if (cause instanceof FileProblem) throw cause
    throw new FileProblem('not-well-formed', {}, cause)
  }
}

const DEEPEST = 64

/** As the XML would be: a list `Samples` has an element `Sample` for each. */
function elementOf(name: string, value: unknown, depth: number): XmlElement {
  if (depth > DEEPEST) throw new FileProblem('too-deep')
  const isTree = typeof value === 'object' && value !== null
  const children = Array.isArray(value)
    ? value.map((each) => elementOf(name.replace(/(?<=s)es$|s$/, ''), each, depth + 1))
    : isTree
      ? Object.entries(value).map(([key, each]) => elementOf(key, each, depth + 1))
      : []
  return { name, attributes: {}, children, text: isTree || value === null ? '' : String(value), line: 1 }
}

type Reading = SourceDive & { computer: SourceComputer }

const MODES: Readonly<Record<string, DiveMode>> = {
  Air: 'open-circuit',
  Nitrox: 'open-circuit',
  Mixed: 'open-circuit',
  Trimix: 'open-circuit',
  Gauge: 'gauge',
  Free: 'apnea',
  CCR: 'closed-circuit',
}

const ofComputer = (key: 'model' | 'serial' | 'firmware') =>
  custom<Reading>(`computers.${key}`, ({ computer }, value) => void Object.assign(computer, { [key]: value }))

const RULES: Rules<Reading> = {
  'Header/DateTime': parsed('start', parseIsoTime),
  'Header/Duration': number('duration', Math.round),
  'Header/Depth/Max': number('maxDepth'),
  'Header/Depth/Avg': number('averageDepth'),
  'Header/Notes': text('notes'),
  'Header/Diving/SurfaceTime': number('surfaceInterval'),
  'Header/Diving/DiveMode': custom('mode', (dive, value) => {
    const mode = own(MODES, value)
    if (mode) dive.mode = mode
    return mode !== undefined
  }),
  'Device/Name': ofComputer('model'),
  'Device/SerialNumber': ofComputer('serial'),
  'Device/Info/SW': ofComputer('firmware'),
}

function readLog(element: XmlElement, receipt: Receipt): SourceDive {
  const reading: Reading = { ...emptyDive(), computer: { maker: 'Suunto', samples: [] } }
  const context = { receipt, problems: reading.problems }
  const start = Date.parse(childAt(element, 'Header/DateTime')?.text ?? '')
  mapElement(context, element, reading, {
    rules: RULES,
    parts: {
      'Header/Diving/Gases/Gas': (part, path) => readGas(context, reading, part, path),
      'Samples/Sample': (part, path) => readSample(context, reading, start, part, path),
    },
  })
  const { computer, ...dive } = reading
  return { ...dive, computers: [computer] }
}

type Tank = {
  oxygen?: number
  helium?: number
  volume?: number
  startPressure?: number
  endPressure?: number
}

const fraction = (value: number) => (value > 1 ? round(value / 100) : value)

function readGas(context: Context, { cylinders }: Reading, part: XmlElement, path: string): void {
  const tank: Tank = {}
  const rules: Rules<Tank> = {
    Oxygen: { ...number<Tank>('oxygen', fraction), field: 'gas' },
    Helium: { ...number<Tank>('helium', fraction), field: 'gas' },
    TankSize: number('volume', (cubicMeters) => round(cubicMeters * 1000)),
    StartPressure: number('startPressure', pascalToBar),
    EndPressure: number('endPressure', pascalToBar),
  }
  mapElement(context, part, tank, { rules, path, into: 'cylinders' })
  const { oxygen, helium, ...cylinder } = tank
  if (cylinders.length < MOST_CYLINDERS)
    cylinders.push({ ...cylinder, ...(oxygen !== undefined && { gas: { oxygen, helium: helium ?? 0 } }) })
}

const SAMPLE: Rules<Sample> = {
  Time: number('time'),
  Depth: number('depth'),
  Temperature: number('temperature', kelvinToCelsius),
  Ceiling: custom('ceiling', (sample, value) => {
    const depth = parseNumber(value)
    if (depth !== undefined && depth > 0) sample.ceiling = depth
    return depth !== undefined
  }),
  NoDecTime: number('noStopTime'),
  TimeToSurface: number('timeToSurface'),
  Heading: number('heading'),
}

/** Events that are on from here; what ends isn't an event of its own. */
const EVENTS = ['Alarm', 'Warning', 'Notify', 'Bookmark']

function readSample(context: Context, reading: Reading, start: number, part: XmlElement, path: string): void {
  const sample: Sample = { time: Number.NaN }
  mapElement(context, part, sample, {
    path,
    into: 'samples',
    rules: {
      ...SAMPLE,
      TimeISO8601: custom('time', (target, value) => {
        const seconds = (Date.parse(value) - start) / 1000
        if (Number.isNaN(target.time)) target.time = round(seconds)
        return !Number.isNaN(seconds)
      }),
      ...Object.fromEntries(EVENTS.map((kind) => [`Events/${kind}/Type`, eventOf(part, kind)])),
      'Events/GasSwitch/GasNumber': parsed<Sample, number>('switchTo', indexOf),
    },
    parts: { 'Cylinders/Cylinder': (tank, at) => readPressure(context, sample, tank, at) },
  })
  if (Number.isNaN(sample.time)) return
  for (const at in sample.pressures)
    while (reading.cylinders.length <= Number(at) && reading.cylinders.length < MOST_CYLINDERS)
      reading.cylinders.push({})
  reading.computer.samples.push(sample)
}

const eventOf = (part: XmlElement, kind: string) => {
  const events = childAt(part, 'Events')
  const active = events
    ? childrenOf(events, kind).filter((each) => childAt(each, 'Active')?.text !== 'false')
    : []
  const names = active.map((each) => childAt(each, 'Type')?.text)
  return custom<Sample>('events', (sample, name) => {
    if (!names.includes(name)) return
    sample.events ??= []
    sample.events.push(name)
  })
}

/** Gases are counted from 1. */
const indexOf = (value: string) => {
  const found = parseNumber(value)
  return found === undefined ? undefined : Math.min(MOST_CYLINDERS, Math.max(1, Math.round(found))) - 1
}

type Pressure = { bar?: number; index?: number }

function readPressure(context: Context, sample: Sample, part: XmlElement, path: string): void {
  const found: Pressure = {}
  const rules: Rules<Pressure> = {
    GasNumber: { ...parsed<Pressure, number>('index', indexOf), field: 'pressures' },
    Pressure: { ...number<Pressure>('bar', pascalToBar), field: 'pressures' },
  }
  mapElement(context, part, found, { rules, path, into: 'samples' })
  const { bar, index = 0 } = found
  if (bar !== undefined && bar > 0) sample.pressures = { ...sample.pressures, [index]: bar }
}
