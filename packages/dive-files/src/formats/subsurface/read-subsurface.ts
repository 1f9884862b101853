import type { ByteSource } from '../../byte-source.ts'
import type { Encoding } from '../../encoding.ts'
import { isUsable } from '../../finish-dive.ts'
import { parseIsoTime } from '../../local-time.ts'
import {
  type Context,
  custom,
  known,
  mapElement,
  number,
  parsed,
  parseNumber,
  type Rules,
  text,
} from '../../mapping.ts'
import { own } from '../../own.ts'
import { Receipt } from '../../receipt.ts'
import {
  emptyDive,
  type SourceComputer,
  type SourceCylinder,
  type SourceDive,
  type SourcePlace,
} from '../../source-dive.ts'
import {
  isLatitude,
  isLongitude,
  parseDuration,
  parseFraction,
  parseLength,
  parsePressure,
  parseTemperature,
  parseVolume,
  parseWeight,
} from '../../units.ts'
import { readElements } from '../../xml/read-elements.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { readComputer, readEvent, readSample } from './read-computer.ts'

const SITE = 'divelog/divesites/site'
const DIVE = /^(divelog|dives)(\/dives)?(\/trip)?\/dive$/

/** What the receipt says of a site depends on whether a dive was there. */
type Site = { place: SourcePlace; noted: Receipt; isUsed: boolean }
type Sites = Map<string, Site>

/** Subsurface XML of all versions. Sites come before dives since version 3. */
export async function* readSubsurface(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  const sites: Sites = new Map()
  const isWanted = (path: string) => path === SITE || DIVE.test(path)
  for await (const { path, element } of readElements(source, encoding, isWanted, receipt.noteUnused)) {
    if (path === SITE) readSite(element, sites, receipt)
    else {
      const dive = readDive(element, sites, receipt)
      yield dive
      // It is finished by now, and known to be a dive or not.
      const site = sites.get(element.attributes.divesiteid ?? '')
      if (site && isUsable(dive)) site.isUsed = true
    }
  }
  for (const { noted, isUsed } of sites.values()) receipt.add(noted, isUsed)
}

function readSite(element: XmlElement, sites: Sites, receipt: Receipt): void {
  let id: string | undefined
  const place: SourcePlace = {}
  const noted = new Receipt(receipt.paths)
  const context = { receipt: noted, problems: [] }
  mapElement(context, element, place, {
    into: 'place',
    rules: {
      '@uuid': custom('name', (_, uuid) => {
        id = uuid.trim()
      }),
      '@name': text('name'),
      '@gps': custom('position', setPosition),
    },
    parts: { geo: (geo, path) => readGeo(context, geo, path, place) },
  })
  if (id === undefined || sites.has(id)) receipt.add(noted, false)
  else sites.set(id, { place, noted, isUsed: false })
}

/** By the category of Subsurface's taxonomy. */
const GEO: Readonly<Record<string, 'country' | 'region'>> = { 2: 'country', 3: 'region', 4: 'region' }

function readGeo(context: Context, geo: XmlElement, path: string, place: SourcePlace): void {
  const key = own(GEO, geo.attributes.cat ?? '')
  const rules: Rules<SourcePlace> = key ? { '@value': text(key), '@cat': known(key) } : {}
  mapElement(context, geo, place, { rules, path, into: 'place' })
}

function setPosition(place: SourcePlace, value: string): boolean {
  const [latitude, longitude] = value
    .trim()
    .split(/[\s,]+/)
    .map(parseNumber)
  if (latitude === undefined || longitude === undefined) return false
  if (!(isLatitude(latitude) && isLongitude(longitude))) return false
  Object.assign(place, { latitude, longitude })
  return true
}

const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A dive, and what is joined after all of it was read. */
type Reading = SourceDive & { place: SourcePlace; day?: string; time?: string; site?: string }

const position = custom<Reading>('place.position', ({ place }, value) => setPosition(place, value))

const RULES: Rules<Reading> = {
  '@number': number('number'),
  '@date': { ...text<Reading>('day'), field: 'start' },
  '@time': { ...text<Reading>('time'), field: 'start' },
  '@duration': parsed('duration', parseDuration),
  '@divesiteid': { ...text<Reading>('site'), field: 'place' },
  '@tags': parsed('tags', listOf),
  '@rating': number('rating', (stars) => stars / 5),
  '@gps': position,
  location: custom('place.name', ({ place }, name) => void Object.assign(place, { name })),
  'location@gps': position,
  buddy: parsed('buddies', listOf),
  divemaster: text('guide'),
  diveguide: text('guide'),
  notes: text('notes'),
  suit: text('suit'),
  'divetemperature@air': parsed('airTemperature', parseTemperature),
  'divetemperature@water': parsed('waterTemperature', parseTemperature),
  'weightsystem@weight': custom('weight', (dive, value) => {
    const weight = parseWeight(value)
    if (weight !== undefined) dive.weight = (dive.weight ?? 0) + weight
    return weight !== undefined
  }),
  // Version 1 has what a dive computer measured in the dive itself.
  'depth@max': parsed('maxDepth', parseLength),
  'depth@mean': parsed('averageDepth', parseLength),
  'temperature@air': parsed('airTemperature', parseTemperature),
  'temperature@water': parsed('waterTemperature', parseTemperature),
}

function readDive(element: XmlElement, sites: Sites, receipt: Receipt): SourceDive {
  const reading: Reading = { ...emptyDive(), place: {} }
  const context = { receipt, problems: reading.problems }
  const ownSamples: SourceComputer = { samples: [] }
  mapElement(context, element, reading, {
    rules: RULES,
    parts: {
      cylinder: (part, path) => void reading.cylinders.push(readCylinder(context, part, path)),
      divecomputer: (part, path) => void reading.computers.push(readComputer(context, reading, part, path)),
      sample: (part, path) => readSample(context, ownSamples, part, path),
      event: (part, path) => readEvent(context, ownSamples, reading, part, path),
    },
  })
  if (ownSamples.samples.length > 0) reading.computers.push(ownSamples)
  if (element.own !== undefined) reading.own = element.own
  return finish(reading, sites, element.line)
}

function finish({ day, time, site, ...dive }: Reading, sites: Sites, line: number): SourceDive {
  const start = day === undefined ? undefined : parseIsoTime(time ? `${day}T${time}` : day)
  if (day !== undefined && !start) dive.problems.push({ code: 'start-impossible', value: day, line })
  const found = site === undefined ? undefined : sites.get(site)?.place
  if (site !== undefined && !found) dive.problems.push({ code: 'reference-missing', value: site, line })
  const { place, ...rest } = dive
  const known = { ...found, ...place }
  return { ...rest, ...(start && { start }), ...(Object.keys(known).length > 0 && { place: known }) }
}

const AIR = { oxygen: 0.21, helium: 0 }

const gasPart = (part: 'oxygen' | 'helium') =>
  custom<SourceCylinder>('gas', (cylinder, value) => {
    const fraction = parseFraction(value)
    if (fraction !== undefined) cylinder.gas = { ...(cylinder.gas ?? AIR), [part]: fraction }
    return fraction !== undefined
  })

const CYLINDER: Rules<SourceCylinder> = {
  '@size': parsed('volume', parseVolume),
  '@workpressure': parsed('workingPressure', parsePressure),
  '@description': text('name'),
  '@o2': gasPart('oxygen'),
  '@he': gasPart('helium'),
  '@start': parsed('startPressure', parsePressure),
  '@end': parsed('endPressure', parsePressure),
}

/** A cylinder without a gas has air. */
function readCylinder(context: Context, part: XmlElement, path: string): SourceCylinder {
  const cylinder: SourceCylinder = {}
  mapElement(context, part, cylinder, { rules: CYLINDER, path, into: 'cylinders' })
  return { gas: AIR, ...cylinder }
}
