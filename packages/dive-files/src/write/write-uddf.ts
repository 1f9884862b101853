import type { Gas, Sample, SourceComputer, SourceCylinder, SourcePlace } from '../source-dive.ts'
import { OWN } from '../xml/read-elements.ts'
import { type DivesToWrite, type DiveToWrite, Numbered, type Writer } from './dives-to-write.ts'
import { element, escapeXml, instruction, textElement } from './xml-text.ts'

type Computer = Omit<SourceComputer, 'samples'>

type References = {
  places: Numbered<SourcePlace>
  people: Numbered<string>
  gases: Numbered<Gas>
  gear: Numbered<string>
  computers: Numbered<Computer>
}

const KELVIN = 273.15
const PASCAL = 100_000
const CUBIC_METER = 1000

/** UDDF 3.2.1: what dives refer to, then the dives. The samples are those of the first computer. */
export async function* writeUddf(
  dives: DivesToWrite,
  { name, version, now }: Writer,
): AsyncGenerator<string> {
  const references: References = {
    places: new Numbered('site'),
    people: new Numbered('buddy'),
    gases: new Numbered('mix'),
    gear: new Numbered('gear'),
    computers: new Numbered('computer'),
  }
  for await (const dive of dives()) linksOf(dive, references)
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
  yield '<profiledata><repetitiongroup id="all">\n'
  let count = 0
  for await (const dive of dives()) yield `${writeDive(dive, ++count, references)}\n`
  yield '</repetitiongroup></profiledata></uddf>\n'
}

/** The ids of all that a dive refers to. */
function linksOf(dive: DiveToWrite, { places, people, gases, gear, computers }: References) {
  const [computer] = dive.computers
  return {
    place: dive.place && Object.keys(dive.place).length > 0 ? places.idOf(dive.place) : undefined,
    people: [...dive.buddies, ...(dive.guide ? [dive.guide] : [])].map((person) => people.idOf(person)),
    gear: [...dive.gear, ...(dive.suit ? [dive.suit] : [])].map((item) => gear.idOf(item)),
    computer: computer && computers.idOf(withoutSamples(computer)),
    gases: dive.cylinders.map(({ gas }) => gas && gases.idOf(gas)),
  }
}

const withoutSamples = ({ maker, model, serial, firmware }: SourceComputer): Computer => ({
  ...(maker && { maker }),
  ...(model && { model }),
  ...(serial && { serial }),
  ...(firmware && { firmware }),
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
          textElement('softwareversion', value.firmware),
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
    : element(
        'divesite',
        {},
        ...places
          .entries()
          .map(({ id, value: { name, region, country, latitude, longitude } }) =>
            element(
              'site',
              { id },
              textElement('name', name ?? region ?? country ?? id),
              element(
                'geography',
                {},
                textElement('location', region),
                country && element('address', {}, textElement('country', country)),
                textElement('latitude', latitude),
                textElement('longitude', longitude),
              ),
            ),
          ),
      )

const gases = ({ gases: all }: References): string | '' =>
  all.entries().length === 0
    ? ''
    : element(
        'gasdefinitions',
        {},
        ...all
          .entries()
          .map(({ id, value: { oxygen, helium } }) =>
            element(
              'mix',
              { id },
              textElement(
                'name',
                helium > 0 ? `${percent(oxygen)}/${percent(helium)}` : `EAN${percent(oxygen)}`,
              ),
              textElement('o2', oxygen),
              textElement('n2', fixed(1 - oxygen - helium, 4)),
              textElement('he', helium),
            ),
          ),
      )

const percent = (fraction: number) => Math.round(fraction * 100)
const fixed = (value: number, digits: number) => Number(value.toFixed(digits))

function writeDive(dive: DiveToWrite, count: number, references: References): string {
  const links = linksOf(dive, references)
  const [computer] = dive.computers
  const kelvin = (celsius: number | undefined) =>
    celsius === undefined ? undefined : fixed(celsius + KELVIN, 2)
  const used = [links.computer, ...links.gear].filter((id) => id !== undefined)
  return element(
    'dive',
    { id: `dive${count}` },
    dive.own && instruction(OWN, dive.own),
    element(
      'informationbeforedive',
      {},
      ...[links.place, ...links.people].map((ref) => ref && element('link', { ref })),
      textElement('divenumber', dive.number),
      textElement('datetime', dive.start?.local),
      textElement('airtemperature', kelvin(dive.airTemperature)),
      dive.surfaceInterval !== undefined &&
        element('surfaceintervalbeforedive', {}, textElement('passedtime', dive.surfaceInterval)),
    ),
    ...dive.cylinders.map((cylinder, at) => tank(cylinder, at, links.gases[at])),
    computer && computer.samples.length > 0
      ? element('samples', {}, ...computer.samples.map((sample) => waypoint(sample, links.gases)))
      : undefined,
    element(
      'informationafterdive',
      {},
      textElement('lowesttemperature', kelvin(dive.waterTemperature)),
      textElement('greatestdepth', dive.maxDepth),
      textElement('averagedepth', dive.averageDepth),
      textElement('diveduration', dive.duration),
      textElement('visibility', dive.visibility),
      (used.length > 0 || dive.weight !== undefined) &&
        element(
          'equipmentused',
          {},
          textElement('leadquantity', dive.weight),
          ...used.map((ref) => element('link', { ref })),
        ),
      dive.rating !== undefined &&
        element('rating', {}, textElement('ratingvalue', Math.max(1, Math.round(dive.rating * 10)))),
      dive.notes !== undefined && element('notes', {}, textElement('para', dive.notes)),
    ),
  )
}

const tank = (
  { volume, startPressure, endPressure }: SourceCylinder,
  at: number,
  gas: string | undefined,
): string =>
  element(
    'tankdata',
    { id: `tank${at + 1}` },
    gas && element('link', { ref: gas }),
    textElement('tankvolume', volume === undefined ? undefined : fixed(volume / CUBIC_METER, 6)),
    textElement('tankpressurebegin', startPressure === undefined ? undefined : startPressure * PASCAL),
    textElement('tankpressureend', endPressure === undefined ? undefined : endPressure * PASCAL),
  )

const waypoint = (sample: Sample, mixes: readonly (string | undefined)[]): string =>
  element(
    'waypoint',
    {},
    ...(sample.events ?? []).map((event) => textElement('alarm', event)),
    textElement('cns', sample.cns === undefined ? undefined : fixed(sample.cns * 100, 3)),
    sample.ceiling !== undefined && sample.ceiling > 0
      ? element('decostop', {
          kind: 'mandatory',
          decodepth: sample.ceiling,
          duration: sample.stopTime ?? 0,
        })
      : undefined,
    textElement('depth', sample.depth),
    textElement('divetime', sample.time),
    textElement('heading', sample.heading),
    textElement('nodecotime', sample.noStopTime),
    sample.switchTo !== undefined && mixes[sample.switchTo] !== undefined
      ? element('switchmix', { ref: mixes[sample.switchTo] })
      : undefined,
    ...Object.entries(sample.pressures ?? {}).map(([at, bar]) => {
      const ref = `tank${Number(at) + 1}`
      return element('tankpressure', { ref }, String(fixed(bar * PASCAL, 0)))
    }),
    textElement(
      'temperature',
      sample.temperature === undefined ? undefined : fixed(sample.temperature + KELVIN, 2),
    ),
  )
