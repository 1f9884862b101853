import { MOST_CYLINDERS } from '../finish-dive.ts'
import { NO_DATE, UNKNOWN } from '../formats/uddf/marks.ts'
import type { Gas, LocalTime, SourceComputer, SourceCylinder, SourcePlace } from '../source-dive.ts'
import { OWN } from '../xml/read-elements.ts'
import { type DivesToWrite, type DiveToWrite, Numbered, type Writer } from './dives-to-write.ts'
import { fixed, kelvin, PASCAL, waypoint } from './uddf-waypoint.ts'
import { element, escapeXml, instruction, textElement } from './xml-text.ts'

type Computer = Omit<SourceComputer, 'samples' | 'firmware'>

/** Samples refer to a mix, not to a cylinder: two cylinders of a dive never share one. */
type Mix = { gas: Gas | undefined; nth: number }

type References = {
  places: Numbered<SourcePlace>
  people: Numbered<string>
  mixes: Numbered<Mix>
  gear: Numbered<string>
  computers: Numbered<Computer>
}

const CUBIC_METER = 1000

/**
 * UDDF 3.2.1: what dives refer to, then the dives. The samples are those of the first computer. The schema asks for
 * a date, a depth, a duration and a first pressure; our reader takes these marks for "not known" again.
 */
export async function* writeUddf(
  dives: DivesToWrite,
  { name, version, now }: Writer,
): AsyncGenerator<string> {
  const references: References = {
    places: new Numbered('site'),
    people: new Numbered('buddy'),
    mixes: new Numbered('mix'),
    gear: new Numbered('gear'),
    computers: new Numbered('computer'),
  }
  let isEmpty = true
  for await (const dive of dives()) {
    linksOf(dive, references)
    isEmpty = false
  }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield '<uddf version="3.2.1" xmlns="http://www.streit.cc/uddf/3.2/">'
  yield element(
    'generator',
    {},
    textElement('name', name),
    '<type>logbook</type>',
    textElement('version', version),
    textElement('datetime', now.toISOString().slice(0, 19)),
  )
  yield diver(references)
  yield sites(references)
  yield gases(references)
  if (!isEmpty) {
    yield '<profiledata><repetitiongroup id="all">\n'
    let count = 0
    for await (const dive of dives()) yield `${writeDive(dive, ++count, references)}\n`
    yield '</repetitiongroup></profiledata>'
  }
  yield '</uddf>\n'
}

/** The ids of all that a dive refers to. */
function linksOf(dive: DiveToWrite, { places, people, mixes, gear, computers }: References) {
  const [computer] = dive.computers
  const times = new Map<string, number>()
  const mixOf = ({ gas }: SourceCylinder) => {
    const key = JSON.stringify(gas) ?? ''
    const nth = (times.get(key) ?? 0) + 1
    times.set(key, nth)
    return mixes.idOf({ gas, nth })
  }
  return {
    place: dive.place && Object.keys(dive.place).length > 0 ? places.idOf(dive.place) : undefined,
    people: [...dive.buddies, ...(dive.guide ? [dive.guide] : [])].map((person) => people.idOf(person)),
    gear: [...dive.gear, ...(dive.suit ? [dive.suit] : [])].map((item) => gear.idOf(item)),
    computer: computer && computers.idOf(withoutSamples(computer)),
    mixes: cylindersOf(dive).map(mixOf),
  }
}

/** Those of the dive, and those that only the samples know. */
function cylindersOf({ cylinders, computers: [computer] }: DiveToWrite): readonly SourceCylinder[] {
  let count = cylinders.length
  for (const { pressures, switchTo = -1 } of computer?.samples ?? []) {
    count = Math.max(count, switchTo + 1)
    for (const at in pressures) count = Math.max(count, Number(at) + 1)
  }
  return Array.from({ length: Math.min(count, MOST_CYLINDERS) }, (_, at) => cylinders[at] ?? {})
}

/** The schema has no place for the firmware; our own record has it. */
const withoutSamples = ({ maker, model, serial }: SourceComputer): Computer => ({
  ...(maker && { maker }),
  ...(model && { model }),
  ...(serial && { serial }),
})

function diver({ people, gear, computers }: References): string {
  const equipment = [
    ...computers
      .entries()
      .map(({ id, value }) =>
        element(
          'divecomputer',
          { id },
          textElement('name', value.model ?? value.serial ?? id),
          value.maker && element('manufacturer', { id: `${id}maker` }, textElement('name', value.maker)),
          textElement('model', value.model),
          textElement('serialnumber', value.serial),
        ),
      ),
    ...gear.entries().map(({ id, value }) => element('variouspieces', { id }, textElement('name', value))),
  ]
  return element(
    'diver',
    {},
    element(
      'owner',
      { id: 'owner' },
      '<personal><firstname/><lastname/></personal>',
      equipment.length > 0 && element('equipment', {}, ...equipment),
    ),
    ...people.entries().map(({ id, value }) => buddy(id, value)),
  )
}

function buddy(id: string, name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return element(
    'buddy',
    { id },
    element(
      'personal',
      {},
      element('firstname', {}, escapeXml(first)),
      element('lastname', {}, escapeXml(rest.join(' '))),
    ),
  )
}

const sites = ({ places }: References): string | '' =>
  places.entries().length === 0
    ? ''
    : element('divesite', {}, ...places.entries().map(({ id, value }) => site(id, value)))

function site(id: string, { name, region, country, latitude, longitude }: SourcePlace): string {
  const shown = name ?? region ?? country ?? id
  const isPlaced = [region, country, latitude, longitude].some((part) => part !== undefined)
  return element(
    'site',
    { id },
    textElement('name', shown),
    isPlaced &&
      element(
        'geography',
        {},
        // Geography begins with a location, so a place without a region repeats its name.
        textElement('location', region ?? shown),
        country && element('address', {}, textElement('country', country)),
        textElement('latitude', latitude),
        textElement('longitude', longitude),
      ),
  )
}

const gases = ({ mixes }: References): string | '' =>
  mixes.entries().length === 0
    ? ''
    : element('gasdefinitions', {}, ...mixes.entries().map(({ id, value: { gas } }) => mix(id, gas)))

function mix(id: string, gas: Gas | undefined): string {
  if (!gas) return element('mix', { id }, textElement('name', 'unknown'))
  const { oxygen, helium } = gas
  const name = helium > 0 ? `${percent(oxygen)}/${percent(helium)}` : `EAN${percent(oxygen)}`
  return element(
    'mix',
    { id },
    textElement('name', name),
    textElement('o2', oxygen),
    textElement('n2', fixed(1 - oxygen - helium, 4)),
    textElement('he', helium),
  )
}

const percent = (fraction: number) => Math.round(fraction * 100)

function writeDive(dive: DiveToWrite, count: number, references: References): string {
  const links = linksOf(dive, references)
  const [computer] = dive.computers
  return element(
    'dive',
    { id: `dive${count}` },
    dive.own && instruction(OWN, dive.own),
    before(dive, links),
    ...dive.cylinders.map((cylinder, at) => tank(cylinder, links.mixes[at])),
    computer && computer.samples.length > 0
      ? element('samples', {}, ...computer.samples.map((sample) => waypoint(sample, links.mixes)))
      : undefined,
    after(dive),
  )
}

/** A day without a time begins at midnight: the schema has no other way to say it. */
const momentOf = (start: LocalTime | undefined) =>
  start ? (start.local.includes('T') ? start.local : `${start.local}T00:00:00`) : NO_DATE

function before(dive: DiveToWrite, links: ReturnType<typeof linksOf>): string {
  const used = [links.computer, ...links.gear].filter((id) => id !== undefined)
  const { number, start, surfaceInterval, weight } = dive
  return element(
    'informationbeforedive',
    {},
    ...[links.place, ...links.people].map((ref) => ref && element('link', { ref })),
    textElement('divenumber', number !== undefined && number > 0 ? Math.round(number) : undefined),
    textElement('datetime', momentOf(start)),
    textElement('airtemperature', kelvin(dive.airTemperature)),
    surfaceInterval !== undefined &&
      element('surfaceintervalbeforedive', {}, textElement('passedtime', Math.round(surfaceInterval))),
    (used.length > 0 || weight !== undefined) &&
      element(
        'equipmentused',
        {},
        textElement('leadquantity', weight),
        ...used.map((ref) => element('link', { ref })),
      ),
  )
}

const after = (dive: DiveToWrite): string =>
  element(
    'informationafterdive',
    {},
    textElement('lowesttemperature', kelvin(dive.waterTemperature)),
    textElement('greatestdepth', dive.maxDepth ?? UNKNOWN),
    textElement('averagedepth', dive.averageDepth),
    textElement('diveduration', dive.duration ?? UNKNOWN),
    textElement('visibility', dive.visibility),
    dive.rating !== undefined &&
      element('rating', {}, textElement('ratingvalue', Math.max(1, Math.round(dive.rating * 10)))),
    dive.notes !== undefined && element('notes', {}, textElement('para', dive.notes)),
  )

const tank = ({ volume, startPressure, endPressure }: SourceCylinder, mixId: string | undefined): string =>
  element(
    'tankdata',
    {},
    mixId && element('link', { ref: mixId }),
    textElement('tankvolume', volume === undefined ? undefined : fixed(volume / CUBIC_METER, 6)),
    textElement('tankpressurebegin', (startPressure ?? UNKNOWN) * PASCAL),
    textElement('tankpressureend', endPressure === undefined ? undefined : endPressure * PASCAL),
  )
