import { MOST_CYLINDERS } from '../../finish-dive.ts'
import { applyRule, type Context, custom, known, number, type Rules } from '../../mapping.ts'
import { own } from '../../own.ts'
import type { Receipt } from '../../receipt.ts'
import {
  type DiveMode,
  emptyDive,
  type Gas,
  type LocalTime,
  type Sample,
  type SourceComputer,
  type SourceCylinder,
  type SourceDive,
} from '../../source-dive.ts'
import { round } from '../../units.ts'
import type { FitMessage, FitValue } from './decode-fit.ts'
import { MAKERS, modelOf } from './makers.ts'
import { fieldPath, messageName } from './names.ts'

/** FIT counts seconds from the last day of 1989. */
const EPOCH_SECONDS = 631_065_600
const MESSAGE_INDEX = 254
const DIVE_SPORT = 53
const DIVE_MODES: Readonly<Record<number, DiveMode>> = {
  53: 'open-circuit',
  54: 'open-circuit',
  55: 'gauge',
  56: 'apnea',
  57: 'apnea',
  63: 'closed-circuit',
}
const GAS_SWITCHED = 57
const DIVE_ALERT = 56

/** A dive, and what is collected before it is put together. Times are those of the file. */
type Reading = SourceDive & {
  computer: SourceComputer
  position: { latitude?: number; longitude?: number }
  sport?: number
  subSport?: number
  begin?: number
  activityTime?: number
  localTime?: number
  /** By the index of their message, which isn't always the position. */
  gases: Map<number, SourceCylinder>
  /** The sensors on the cylinders, in the order in which they were heard. */
  sensors: number[]
  samples: Sample[]
}

const perThousand = (value: number) => round(value / 1000)
const perHundred = (value: number) => round(value / 100)
const degrees = (semicircles: number) => (semicircles * 180) / 2 ** 31

const ofComputer = (key: 'model' | 'serial') =>
  custom<Reading>(`computers.${key}`, ({ computer }, value) => void Object.assign(computer, { [key]: value }))

const ofPosition = (key: 'latitude' | 'longitude') =>
  custom<Reading>(
    `place.${key}`,
    ({ position }, value) => void Object.assign(position, { [key]: degrees(Number(value)) }),
  )

/** The rules of messages that come once. */
const RULES: Rules<Reading> = {
  'file_id.serial_number': ofComputer('serial'),
  'file_id.product_name': ofComputer('model'),
  'file_id.manufacturer': custom('computers.maker', ({ computer }, number) => {
    const maker = own(MAKERS, number)
    if (maker) computer.maker = maker
    return maker !== undefined
  }),
  'activity.timestamp': { ...number<Reading>('activityTime'), field: 'start' },
  'activity.local_timestamp': { ...number<Reading>('localTime'), field: 'start' },
  'session.start_time': { ...number<Reading>('begin'), field: 'start' },
  'session.total_elapsed_time': number('duration', (value) => Math.round(value / 1000)),
  'session.start_position_lat': ofPosition('latitude'),
  'session.start_position_long': ofPosition('longitude'),
  'session.sport': { ...number<Reading>('sport'), field: 'mode' },
  'session.sub_sport': { ...number<Reading>('subSport'), field: 'mode' },
  'dive_summary.avg_depth': number('averageDepth', perThousand),
  'dive_summary.max_depth': number('maxDepth', perThousand),
  'dive_summary.surface_interval': number('surfaceInterval'),
  'dive_summary.dive_number': number('number'),
}

/** Undefined for an activity that isn't a dive. */
export function diveOf(messages: readonly FitMessage[], receipt: Receipt): SourceDive | undefined {
  const reading: Reading = {
    ...emptyDive(),
    computer: { samples: [] },
    position: {},
    gases: new Map(),
    sensors: [],
    samples: [],
  }
  const context = { receipt, problems: reading.problems }
  // Gases first: samples refer to them.
  for (const message of messages) if (isAbout(message, 'dive_gas')) readGas(context, reading, message)
  for (const message of messages) readMessage(context, reading, message)
  const isDive = reading.sport === DIVE_SPORT || reading.samples.some(({ depth }) => depth !== undefined)
  return isDive ? finish(reading) : undefined
}

const isAbout = ({ number }: FitMessage, name: string) => messageName(number) === name

/** Messages that come many times have a reader of their own. */
const READERS: Readonly<Record<string, (context: Context, reading: Reading, message: FitMessage) => void>> = {
  dive_gas: () => undefined,
  file_id: readFileId,
  record: readRecord,
  event: readEvent,
  tank_update: readTankUpdate,
  tank_summary: readTankSummary,
}

function readMessage(context: Context, reading: Reading, message: FitMessage): void {
  const read = READERS[messageName(message.number)]
  if (read) read(context, reading, message)
  else readFields(context, RULES, reading, message)
}

function readFields<Target>(
  context: Context,
  rules: Rules<Target>,
  target: Target,
  { number: kind, fields }: FitMessage,
  into?: string,
): void {
  for (const [field, value] of fields) {
    const path = fieldPath(kind, field)
    applyRule(context, own(rules, path), target, wordsOf(value), { path, into })
  }
}

const wordsOf = (value: FitValue | readonly FitValue[]) =>
  Array.isArray(value) ? value.join(' ') : String(value)

const numberIn = ({ fields }: FitMessage, field: number): number | undefined => {
  const value = fields.get(field)
  return typeof value === 'number' ? value : undefined
}

const MANUFACTURER = 1
const PRODUCT = 2

/** Few files have the name of the product; all have its number. */
function readFileId(context: Context, reading: Reading, message: FitMessage): void {
  const model = modelOf(numberIn(message, MANUFACTURER), numberIn(message, PRODUCT))
  if (model) reading.computer.model = model
  const rules = model ? { ...RULES, 'file_id.product': known('computers.model') } : RULES
  readFields(context, rules, reading, message)
}

const STATUS = 2
const DISABLED = 0

const GAS: Rules<Gas> = {
  'dive_gas.message_index': known('oxygen'),
  'dive_gas.oxygen_content': number('oxygen', perHundred),
  'dive_gas.helium_content': number('helium', perHundred),
  'dive_gas.status': known('oxygen'),
}

function readGas(context: Context, { gases }: Reading, message: FitMessage): void {
  const gas: Gas = { oxygen: 0.21, helium: 0 }
  readFields(context, GAS, gas, message, 'cylinders.gas')
  const isUsed = numberIn(message, STATUS) !== DISABLED
  if (isUsed && gases.size < MOST_CYLINDERS)
    gases.set(numberIn(message, MESSAGE_INDEX) ?? gases.size, { gas })
}

/** Zero says that there is no stop. */
const ofStop = (key: 'ceiling' | 'stopTime', convert: (value: number) => number) =>
  custom<Sample>(key, (sample, value) => {
    if (Number(value) > 0) sample[key] = convert(Number(value))
  })

const RECORD: Rules<Sample> = {
  'record.timestamp': number('time'),
  'record.depth': number('depth', perThousand),
  'record.temperature': number('temperature'),
  'record.heart_rate': number('heartRate'),
  'record.next_stop_depth': ofStop('ceiling', perThousand),
  'record.next_stop_time': ofStop('stopTime', (seconds) => seconds),
  'record.time_to_surface': number('timeToSurface'),
  'record.ndl_time': number('noStopTime'),
  'record.cns_load': number('cns', perHundred),
  'record.po2': number('oxygenPressure', perHundred),
}

function readRecord(context: Context, { samples }: Reading, message: FitMessage): void {
  const sample: Sample = { time: Number.NaN }
  readFields(context, RECORD, sample, message, 'samples')
  if (isTime(sample.time)) samples.push(sample)
}

type EventReading = { kind?: number; data?: number; time?: number }

const EVENT: Rules<EventReading> = {
  'event.timestamp': number('time'),
  'event.event': { ...number<EventReading>('kind'), field: 'events' },
  'event.data': { ...number<EventReading>('data'), field: 'events' },
}

function readEvent(context: Context, { samples, gases }: Reading, message: FitMessage): void {
  const event: EventReading = {}
  readFields(context, EVENT, event, message, 'samples')
  const { kind, data, time } = event
  if (time === undefined || data === undefined) return
  if (kind === GAS_SWITCHED && gases.has(data))
    samples.push({ time, switchTo: [...gases.keys()].indexOf(data) })
  if (kind === DIVE_ALERT) samples.push({ time, events: [`alert ${data}`] })
}

/** The sensor on a cylinder: both messages of tanks name it in their first field. */
function cylinderOf({ sensors }: Reading, message: FitMessage): number {
  const sensor = numberIn(message, 0) ?? 0
  if (!sensors.includes(sensor) && sensors.length < MOST_CYLINDERS) sensors.push(sensor)
  return Math.max(0, sensors.indexOf(sensor))
}

function readTankUpdate(context: Context, reading: Reading, message: FitMessage): void {
  const cylinder = cylinderOf(reading, message)
  const sample: Sample = { time: Number.NaN }
  const rules: Rules<Sample> = {
    'tank_update.timestamp': number('time'),
    'tank_update.sensor': known('pressures'),
    'tank_update.pressure': custom('pressures', (target, value) => {
      target.pressures = { [cylinder]: perHundred(Number(value)) }
    }),
  }
  readFields(context, rules, sample, message, 'samples')
  if (isTime(sample.time)) reading.samples.push(sample)
}

const TANK_SUMMARY: Rules<SourceCylinder> = {
  'tank_summary.sensor': known('name'),
  'tank_summary.start_pressure': number('startPressure', perHundred),
  'tank_summary.end_pressure': number('endPressure', perHundred),
}

function readTankSummary(context: Context, reading: Reading, message: FitMessage): void {
  const index = cylinderOf(reading, message)
  const cylinder = { ...reading.cylinders[index] }
  readFields(context, TANK_SUMMARY, cylinder, message, 'cylinders')
  reading.cylinders[index] = cylinder
}

/** Times become those since the start, and the clock of the place. */
function finish(reading: Reading): SourceDive {
  const {
    computer,
    position,
    sport: _sport,
    subSport,
    begin,
    activityTime,
    localTime,
    gases,
    sensors,
    samples,
    ...dive
  } = reading
  const first = samples.reduce((earliest, { time }) => Math.min(earliest, time), Infinity)
  const start = isTime(begin) ? begin : first
  computer.samples = samples.map((sample) => ({ ...sample, time: sample.time - start }))
  const mode = DIVE_MODES[subSport ?? 0]
  return {
    ...dive,
    ...(isTime(start) && {
      start: startOf(start, activityTime, localTime),
      sourceId: `${computer.serial ?? 'fit'}-${start}`,
    }),
    ...(mode && { mode }),
    ...(Object.keys(position).length === 2 && { place: position }),
    cylinders: cylindersOf(dive.cylinders, gases, sensors.length),
    computers: [computer],
  }
}

/** FIT counts seconds in 32 bits. */
const isTime = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds >= 0 && seconds < 2 ** 32

function startOf(start: number, activityTime: number | undefined, localTime: number | undefined): LocalTime {
  const isKnown = isTime(activityTime) && isTime(localTime)
  const ahead = isKnown ? localTime - activityTime : 0
  const local = new Date((EPOCH_SECONDS + start + ahead) * 1000).toISOString().slice(0, 19)
  return isKnown ? { local, offset: Math.round(ahead / 60) } : { local }
}

/** The file doesn't say which gas is in the cylinder of a sensor: the first sensor is taken for the first gas. */
function cylindersOf(
  measured: readonly SourceCylinder[],
  gases: ReadonlyMap<number, SourceCylinder>,
  sensors: number,
): SourceCylinder[] {
  const mixtures = [...gases.values()]
  const length = Math.max(mixtures.length, sensors)
  return Array.from({ length }, (_, index) => ({ ...mixtures[index], ...measured[index] }))
}
