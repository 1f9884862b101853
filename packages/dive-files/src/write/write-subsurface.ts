import type { Sample, SourceComputer, SourceCylinder, SourcePlace } from '../source-dive.ts'
import { OWN } from '../xml/read-elements.ts'
import { type DivesToWrite, type DiveToWrite, Numbered, type Writer } from './dives-to-write.ts'
import { element, escapeXml, instruction, textElement } from './xml-text.ts'

/** Subsurface XML, version 3: sites, then dives with all their computers. */
export async function* writeSubsurface(
  dives: DivesToWrite,
  { name, version }: Writer,
): AsyncGenerator<string> {
  const places = new Numbered<SourcePlace>('')
  for await (const { place } of dives()) if (hasPlace(place)) places.idOf(place)
  yield `<divelog program="${escapeXml(name)}" version="3">\n`
  yield `${element('settings', {}, element('generator', { version }))}\n`
  yield element('divesites', {}, ...places.entries().map(({ id, value }) => site(id, value)))
  yield '\n<dives>\n'
  for await (const dive of dives())
    yield `${writeDive(dive, hasPlace(dive.place) ? siteId(places.idOf(dive.place)) : undefined)}\n`
  yield '</dives>\n</divelog>\n'
}

const hasPlace = (place: SourcePlace | undefined): place is SourcePlace =>
  place !== undefined && Object.keys(place).length > 0

/** Eight digits of base 16, as Subsurface has them. */
const siteId = (number: string) => Number(number).toString(16).padStart(8, '0')

const site = (id: string, { name, region, country, latitude, longitude }: SourcePlace): string =>
  element(
    'site',
    {
      uuid: siteId(id),
      name: name ?? region ?? country,
      gps: latitude !== undefined && longitude !== undefined ? `${latitude} ${longitude}` : undefined,
    },
    country && element('geo', { cat: 2, origin: 0, value: country }),
    region && element('geo', { cat: 3, origin: 0, value: region }),
  )

const unit = (value: number | undefined, name: string) =>
  value === undefined ? undefined : `${value} ${name}`

const clock = (seconds: number | undefined) =>
  seconds === undefined
    ? undefined
    : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`

const joined = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => name.replaceAll(',', ' ')).join(', ') : undefined

function writeDive(dive: DiveToWrite, place: string | undefined): string {
  const [day, time] = dive.start?.local.split('T') ?? []
  return element(
    'dive',
    {
      number: dive.number,
      rating: dive.rating === undefined ? undefined : Math.round(dive.rating * 5),
      tags: joined(dive.tags),
      divesiteid: place,
      date: day,
      time,
      duration: clock(dive.duration),
    },
    dive.own && instruction(OWN, dive.own),
    textElement('divemaster', dive.guide),
    textElement('buddy', joined(dive.buddies)),
    textElement('notes', dive.notes),
    textElement('suit', dive.suit),
    ...dive.cylinders.map(cylinder),
    dive.weight !== undefined &&
      element('weightsystem', { weight: unit(dive.weight, 'kg'), description: 'weight' }),
    (dive.airTemperature !== undefined || dive.waterTemperature !== undefined) &&
      element('divetemperature', {
        air: unit(dive.airTemperature, 'C'),
        water: unit(dive.waterTemperature, 'C'),
      }),
    ...(dive.computers.length > 0 ? dive.computers : [{ samples: [] }]).map((one) => computer(one, dive)),
  )
}

const cylinder = ({
  volume,
  workingPressure,
  name,
  gas,
  startPressure,
  endPressure,
}: SourceCylinder): string =>
  element('cylinder', {
    size: unit(volume, 'l'),
    workpressure: unit(workingPressure, 'bar'),
    description: name,
    o2: gas && `${percent(gas.oxygen)}%`,
    he: gas && gas.helium > 0 ? `${percent(gas.helium)}%` : undefined,
    start: unit(startPressure, 'bar'),
    end: unit(endPressure, 'bar'),
  })

const percent = (fraction: number) => Number((fraction * 100).toFixed(1))

function computer({ maker, model, serial, samples }: SourceComputer, dive: DiveToWrite): string {
  const events = samples.flatMap((sample) => [
    ...(sample.events ?? []).map((name) => element('event', { time: clock(sample.time), name })),
    ...(sample.switchTo === undefined
      ? []
      : [element('event', { time: clock(sample.time), name: 'gaschange', cylinder: sample.switchTo })]),
  ])
  return element(
    'divecomputer',
    { model: [maker, model].filter(Boolean).join(' ') || undefined, deviceid: serial },
    element('depth', { max: unit(dive.maxDepth, 'm'), mean: unit(dive.averageDepth, 'm') }),
    ...events,
    ...samples.map(sampleElement),
  )
}

const sampleElement = (sample: Sample): string =>
  element('sample', {
    time: clock(sample.time),
    depth: unit(sample.depth, 'm'),
    temp: unit(sample.temperature, 'C'),
    ...Object.fromEntries(
      Object.entries(sample.pressures ?? {}).map(([at, bar]) => [`pressure${at}`, `${bar} bar`]),
    ),
    ndl: clock(sample.noStopTime),
    stopdepth: unit(sample.ceiling, 'm'),
    stoptime: clock(sample.stopTime),
    tts: clock(sample.timeToSurface),
    cns: sample.cns === undefined ? undefined : `${percent(sample.cns)}%`,
    po2: unit(sample.oxygenPressure, 'bar'),
    heartbeat: sample.heartRate,
    bearing: sample.heading,
  })
