import type { ByteSource } from '../byte-source.ts'
import type { Encoding } from '../encoding.ts'
import { MOST_CYLINDERS } from '../finish-dive.ts'
import { parseIsoTime } from '../local-time.ts'
import {
  type Context,
  custom,
  mapElement,
  number,
  parsed,
  parseNumber,
  type Rule,
  type Rules,
  text,
} from '../mapping.ts'
import type { Receipt } from '../receipt.ts'
import {
  emptyDive,
  type Sample,
  type SourceComputer,
  type SourceCylinder,
  type SourceDive,
  type SourcePlace,
} from '../source-dive.ts'
import {
  fahrenheitToCelsius,
  feetToMeters,
  isLatitude,
  isLongitude,
  parseWeight,
  psiToBar,
  round,
} from '../units.ts'
import { readElements } from '../xml/read-elements.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** MacDive's own XML: the units of all dives come first, and each dive has everything in it. */
export async function* readMacDive(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  let isImperial = false
  const isWanted = (path: string) => /^dives\/(dive|units)$/.test(path)
  for await (const { element } of readElements(source, encoding, isWanted, receipt.noteUnused)) {
    if (element.name === 'dive') {
      yield readDive(element, receipt, isImperial)
      continue
    }
    const rules: Rules<object> = {
      '': custom('units', (_, value) => {
        isImperial = /^imperial$/i.test(value)
      }),
    }
    mapElement({ receipt, problems: [] }, element, {}, { rules })
  }
}

type Reading = SourceDive & { place: SourcePlace; computer: SourceComputer }

const onlyIf = (isReal: (value: number) => boolean) => (value: number) => (isReal(value) ? value : undefined)

/** Converts what a diver who counts in feet writes; otherwise it is stored as it is. */
const measure = (isImperial: boolean) => {
  const inUnit =
    (convert: (value: number) => number) =>
    <Target>(...[key]: Parameters<typeof number<Target>>): Rule<Target> =>
      isImperial ? number<Target>(key, convert) : number<Target>(key)
  return {
    depth: inUnit(feetToMeters),
    temperature: inUnit(fahrenheitToCelsius),
    pressure: inUnit(psiToBar),
  }
}

function rulesOf(isImperial: boolean): Rules<Reading> {
  const { depth, temperature } = measure(isImperial)
  return {
    identifier: text('sourceId'),
    date: parsed('start', parseIsoTime),
    diveNumber: number('number'),
    rating: number('rating', (stars) => stars / 5),
    computer: custom('computers.model', ({ computer }, model) => void Object.assign(computer, { model })),
    serial: custom('computers.serial', ({ computer }, serial) => void Object.assign(computer, { serial })),
    maxDepth: depth('maxDepth'),
    averageDepth: depth('averageDepth'),
    duration: number('duration', Math.round),
    tempAir: temperature('airTemperature'),
    tempLow: temperature('waterTemperature'),
    weight: parsed<Reading, number>('weight', (value) =>
      parseWeight(/[a-z]\s*$/i.test(value) ? value : `${value} ${isImperial ? 'lb' : 'kg'}`),
    ),
    notes: text('notes'),
    diveMaster: text('guide'),
    'site/name': ofPlace('name'),
    'site/location': ofPlace('region'),
    'site/country': ofPlace('country'),
    'site/lat': degrees('latitude', onlyIf(isLatitude)),
    'site/lon': degrees('longitude', onlyIf(isLongitude)),
    'tags/tag': custom('tags', (dive, tag) => void dive.tags.push(tag)),
    'buddies/buddy': custom('buddies', (dive, buddy) => void dive.buddies.push(buddy)),
    'gear/item/name': custom('gear', (dive, item) => void dive.gear.push(item)),
  }
}

const ofPlace = (key: 'name' | 'region' | 'country') =>
  custom<Reading>(`place.${key}`, ({ place }, value) => void Object.assign(place, { [key]: value }))

/** MacDive writes 0 for a site without a position. */
const degrees = (key: 'latitude' | 'longitude', check: (value: number) => number | undefined) =>
  custom<Reading>(`place.${key}`, ({ place }, value) => {
    const found = parseNumber(value)
    const checked = found === undefined ? undefined : check(found)
    if (checked) place[key] = checked
    return checked !== undefined
  })

function readDive(element: XmlElement, receipt: Receipt, isImperial: boolean): SourceDive {
  const reading: Reading = { ...emptyDive(), place: {}, computer: { samples: [] } }
  const context = { receipt, problems: reading.problems }
  mapElement(context, element, reading, {
    rules: rulesOf(isImperial),
    parts: {
      'gases/gas': (part, path) => readGas(context, reading, isImperial, part, path),
      'samples/sample': (part, path) => readSample(context, reading, isImperial, part, path),
    },
  })
  const { computer, place, ...dive } = reading
  return { ...dive, ...(Object.keys(place).length > 0 && { place }), computers: [computer] }
}

type Tank = SourceCylinder & { size?: number; oxygen?: number; helium?: number }

const percent = (value: number) => round(value / 100)
const LITERS_A_CUBIC_FOOT = 28.3168

function readGas(
  context: Context,
  { cylinders }: Reading,
  isImperial: boolean,
  part: XmlElement,
  path: string,
): void {
  const { pressure } = measure(isImperial)
  const tank: Tank = {}
  const rules: Rules<Tank> = {
    oxygen: { ...number<Tank>('oxygen', percent), field: 'gas' },
    helium: { ...number<Tank>('helium', percent), field: 'gas' },
    pressureStart: pressure('startPressure'),
    pressureEnd: pressure('endPressure'),
    workingPressure: pressure('workingPressure'),
    tankSize: { ...number<Tank>('size'), field: 'volume' },
    tankName: text('name'),
  }
  mapElement(context, part, tank, { rules, path, into: 'cylinders' })
  const { size = 0, oxygen, helium, ...cylinder } = tank
  const { workingPressure = 0 } = cylinder
  // Cubic feet are those of the gas in a full cylinder.
  const volume = isImperial
    ? workingPressure > 0
      ? (size * LITERS_A_CUBIC_FOOT) / workingPressure
      : 0
    : size
  if (cylinders.length < MOST_CYLINDERS)
    cylinders.push({
      ...cylinder,
      ...(volume > 0 && { volume: round(volume) }),
      ...(oxygen !== undefined && { gas: { oxygen, helium: helium ?? 0 } }),
    })
}

function readSample(
  context: Context,
  reading: Reading,
  isImperial: boolean,
  part: XmlElement,
  path: string,
): void {
  const { depth, temperature, pressure } = measure(isImperial)
  const sample: Sample & { bar?: number } = { time: Number.NaN }
  const rules: Rules<typeof sample> = {
    time: number('time'),
    depth: depth('depth'),
    temperature: temperature('temperature'),
    pressure: { ...pressure<typeof sample>('bar'), field: 'pressures' },
    ppo2: number('oxygenPressure'),
    ndt: number('noStopTime', (minutes) => minutes * 60),
  }
  mapElement(context, part, sample, { rules, path, into: 'samples' })
  const { bar, ...rest } = sample
  if (!Number.isNaN(rest.time))
    reading.computer.samples.push({ ...rest, ...(bar !== undefined && bar > 0 && { pressures: { 0: bar } }) })
}
