import type { ByteSource } from '../byte-source.ts'
import type { Encoding } from '../encoding.ts'
import { MOST_CYLINDERS } from '../finish-dive.ts'
import { localTime, parseIsoTime } from '../local-time.ts'
import {
  type Context,
  custom,
  known,
  mapElement,
  number,
  parsed,
  parseNumber,
  type Rule,
  type Rules,
} from '../mapping.ts'
import type { Receipt } from '../receipt.ts'
import {
  emptyDive,
  type LocalTime,
  type Sample,
  type SourceComputer,
  type SourceDive,
} from '../source-dive.ts'
import { fahrenheitToCelsius, feetToMeters, psiToBar, round } from '../units.ts'
import { readElements } from '../xml/read-elements.ts'
import { childAt, childrenOf, type XmlElement } from '../xml/xml-element.ts'

/** Shearwater Cloud and Desktop: a file has one dive. */
export async function* readShearwater(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  for await (const { element } of readElements(
    source,
    encoding,
    (path) => path === 'dive/diveLog',
    receipt.noteUnused,
  ))
    yield readDive(element, receipt)
}

/** What the rest of the file depends on. */
type Units = { isImperial: boolean; secondsPerTick: number }

type Reading = SourceDive & { computer: SourceComputer; units: Units }

const meters = ({ isImperial }: Units, value: number) => (isImperial ? feetToMeters(value) : value)
const ticks = ({ secondsPerTick }: Units, value: number) => round(value * secondsPerTick)
const celsius = ({ isImperial }: Units, value: number) => (isImperial ? fahrenheitToCelsius(value) : value)

/** A number in the units of the file. */
const inUnits = <Target extends { units: Units }>(
  field: string,
  convert: (units: Units, value: number) => number,
  set: (target: Target, value: number) => void,
): Rule<Target> => ({
  field,
  read: (target, text) => {
    const value = parseNumber(text)
    if (value === undefined) return undefined
    set(target, convert(target.units, value))
    return target.units.isImperial ? 'converted' : 'stored'
  },
})

const ofComputer = (key: 'model' | 'serial' | 'firmware') =>
  custom<Reading>(`computers.${key}`, ({ computer }, value) => void Object.assign(computer, { [key]: value }))

const RULES: Rules<Reading> = {
  computerModel: ofComputer('model'),
  computerSerial: ofComputer('serial'),
  computerFirmware: ofComputer('firmware'),
  number: number('number'),
  startDate: parsed('start', parseStart),
  maxDepth: inUnits('maxDepth', meters, (dive, maxDepth) => void Object.assign(dive, { maxDepth })),
  averageDepth: inUnits('averageDepth', meters, (dive, averageDepth) => {
    dive.averageDepth = averageDepth
  }),
  imperialUnits: known('units'),
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const AMERICAN = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}),? (\d{1,2}):(\d{2}):(\d{2})\s*([AP]M)$/

/** `2026-08-09 11:45:00`, and `Aug 9, 2026 11:45:00 AM` in older versions. */
function parseStart(value: string): LocalTime | undefined {
  const [, month = '', day, year, hour, minute, second, half] = AMERICAN.exec(value) ?? []
  if (!half) return parseIsoTime(value)
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const parts = [Number(year), MONTHS.indexOf(month) + 1, Number(day), hours, Number(minute), Number(second)]
  const local = localTime(parts)
  return local === undefined ? undefined : { local }
}

function readDive(element: XmlElement, receipt: Receipt): SourceDive {
  const reading: Reading = {
    ...emptyDive(),
    computer: { maker: 'Shearwater', samples: [] },
    units: unitsOf(element),
  }
  const context = { receipt, problems: reading.problems }
  const gases = new Gases(reading)
  mapElement(context, element, reading, {
    rules: RULES,
    parts: {
      'diveLogRecords/diveLogRecord': (part, path) => {
        const sample = readRecord(context, reading.units, gases, part, path)
        if (!Number.isNaN(sample.time)) reading.computer.samples.push(sample)
      },
    },
  })
  const { computer, units: _units, ...dive } = reading
  return { ...dive, computers: [computer] }
}

/** Newer versions count milliseconds, older ones seconds; no dive computer samples slower than a minute. */
function unitsOf(log: XmlElement): Units {
  const isImperial = ['1', 'true'].includes(childAt(log, 'imperialUnits')?.text.toLowerCase() ?? '')
  const records = childAt(log, 'diveLogRecords')
  const times = records ? childrenOf(records, 'diveLogRecord').slice(0, 2).map(timeOf) : []
  const step = (times[1] ?? 0) - (times[0] ?? 0)
  return { isImperial, secondsPerTick: step >= 100 ? 0.001 : 1 }
}

const timeOf = (record: XmlElement) => parseNumber(childAt(record, 'currentTime')?.text ?? '') ?? 0

/** The gases in the order in which they were breathed: each is a cylinder, because the file names no other. */
class Gases {
  readonly #dive: SourceDive
  #breathed: number | undefined

  constructor(dive: SourceDive) {
    this.#dive = dive
  }

  /** The cylinder with this gas, if the diver switched to it just now. */
  switchTo(oxygen: number, helium: number): number | undefined {
    const { cylinders } = this.#dive
    const found = cylinders.findIndex(({ gas }) => gas?.oxygen === oxygen && gas.helium === helium)
    if (found < 0 && cylinders.length >= MOST_CYLINDERS) return undefined
    const index = found >= 0 ? found : cylinders.push({ gas: { oxygen, helium } }) - 1
    if (index === this.#breathed) return undefined
    this.#breathed = index
    return index
  }
}

type RecordReading = Sample & { units: Units; oxygen?: number; helium?: number }

/** The computer shows no more minutes than this. */
const LONGEST_NO_STOP = 99

const minutes = (value: number) => value * 60
const fraction = (value: number) => (value > 1 ? round(value / 100) : value)

/** Zero says that there is no stop. */
const ofStop = (key: 'ceiling' | 'stopTime', convert: (units: Units, value: number) => number) =>
  inUnits<RecordReading>(key, convert, (sample, value) => {
    if (value > 0) sample[key] = value
  })

const RECORD: Rules<RecordReading> = {
  currentTime: inUnits('time', ticks, (sample, time) => void Object.assign(sample, { time })),
  currentDepth: inUnits('depth', meters, (sample, depth) => void Object.assign(sample, { depth })),
  waterTemp: inUnits('temperature', celsius, (sample, temperature) => {
    sample.temperature = temperature
  }),
  currentNdl: custom('noStopTime', (sample, value) => {
    const limit = parseNumber(value)
    if (limit !== undefined && limit < LONGEST_NO_STOP) sample.noStopTime = minutes(limit)
    return limit !== undefined
  }),
  firstStopDepth: ofStop('ceiling', meters),
  firstStopTime: ofStop('stopTime', (_, value) => minutes(value)),
  ttsMins: number('timeToSurface', minutes),
  CNSPercent: number('cns', (value) => value / 100),
  // Older versions count hundredths.
  averagePPO2: number('oxygenPressure', (value) => (value > 5 ? round(value / 100) : value)),
  fractionO2: { ...number<RecordReading>('oxygen', fraction), field: 'switchTo' },
  fractionHe: { ...number<RecordReading>('helium', fraction), field: 'switchTo' },
  ...Object.fromEntries([0, 1, 2, 3].map((tank) => [`tank${tank}pressurePSI`, pressureOf(tank)])),
}

/** A transmitter that isn't paired or heard says so in words. */
function pressureOf(tank: number): Rule<RecordReading> {
  return custom('pressures', (sample, value) => {
    const psi = parseNumber(value)
    if (psi !== undefined && psi > 0) sample.pressures = { ...sample.pressures, [tank]: psiToBar(psi) }
  })
}

function readRecord(context: Context, units: Units, gases: Gases, part: XmlElement, path: string): Sample {
  const reading: RecordReading = { time: Number.NaN, units }
  mapElement(context, part, reading, { rules: RECORD, path, into: 'samples' })
  const { units: _units, oxygen, helium = 0, ...sample } = reading
  const switchTo = oxygen === undefined ? undefined : gases.switchTo(oxygen, helium)
  return { ...sample, ...(switchTo !== undefined && { switchTo }) }
}
