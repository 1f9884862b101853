import { expect, test } from 'vitest'
import { bytesOf } from '../byte-source.ts'
import { readDives } from '../dive-files.fixture.ts'
import { emptyDive, type SourceDive } from '../source-dive.ts'
import type { DivesToWrite, DiveToWrite, Writer } from './dives-to-write.ts'
import { violationsOf } from './uddf-schema.fixture.ts'
import { writeCsv } from './write-csv.ts'
import { writeSubsurface } from './write-subsurface.ts'
import { writeUddf } from './write-uddf.ts'

const WRITER: Writer = { name: 'Fathom', version: '1', now: new Date('2026-06-01T12:00:00Z') }

const DIVE: SourceDive & { own: string } = {
  ...emptyDive(),
  number: 7,
  start: { local: '2026-05-14T09:12:30' },
  duration: 2530,
  maxDepth: 28.4,
  averageDepth: 14.2,
  surfaceInterval: 5400,
  place: { name: 'Blue <Hole> & "co"', region: 'Dahab', country: 'Egypt', latitude: 28.57, longitude: 34.54 },
  buddies: ['Mara Lind', 'Ida Holm'],
  tags: ['wreck'],
  gear: ['Blue fins'],
  notes: 'Turtles\n\n=2 of them, “big”; ]]> ?>',
  rating: 0.8,
  visibility: 20,
  airTemperature: 31,
  waterTemperature: 24.5,
  weight: 6,
  cylinders: [
    { gas: { oxygen: 0.32, helium: 0 }, volume: 12, startPressure: 200, endPressure: 60 },
    { gas: { oxygen: 0.5, helium: 0 }, volume: 7, startPressure: 190, endPressure: 150 },
  ],
  computers: [
    {
      maker: 'Deep',
      model: 'Two',
      serial: 'a1',
      samples: [
        { time: 0, depth: 0, temperature: 26, pressures: { 0: 200 } },
        {
          time: 600,
          depth: 28.4,
          temperature: 24.5,
          pressures: { 0: 150 },
          ceiling: 3,
          stopTime: 60,
          events: ['ascent'],
        },
        { time: 1800, depth: 6, pressures: { 1: 180 }, switchTo: 1, cns: 0.12, heading: 90 },
        { time: 2530, depth: 0, noStopTime: 5940 },
      ],
    },
  ],
  own: '{"title":"?> and <!-- and ]]> and \uffff"}',
}

const divesOf = (...dives: DiveToWrite[]): DivesToWrite =>
  async function* () {
    yield* dives
  }

async function written(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

async function readAgain(text: string) {
  const { dives, receipt } = await readDives(bytesOf(text))
  return { dive: dives[0], dives, receipt }
}

test('[LO-10] what is written as UDDF is read again without a difference', async () => {
  const { dive } = await readAgain(await written(writeUddf(divesOf(DIVE), WRITER)))
  const { sourceId: _id, problems, own, ...rest } = dive ?? emptyDive()
  const { tags: _tags, own: _own, problems: _none, ...expected } = DIVE
  expect(problems).toEqual([])
  expect(JSON.parse(own ?? '')).toEqual({ title: '?> and <!-- and ]]> and \uffff' })
  expect({ ...rest, tags: [] }).toEqual({ ...expected, tags: [] })
})

test('[LO-10] what is written for Subsurface is read again without a difference', async () => {
  const { dive } = await readAgain(await written(writeSubsurface(divesOf(DIVE), WRITER)))
  const { problems, own, ...rest } = dive ?? emptyDive()
  const {
    own: _own,
    problems: _none,
    gear: _gear,
    surfaceInterval: _interval,
    visibility: _v,
    ...expected
  } = DIVE
  expect(problems).toEqual([])
  expect(JSON.parse(own ?? '')).toEqual({ title: '?> and <!-- and ]]> and \uffff' })
  expect(rest).toEqual({
    ...expected,
    gear: [],
    computers: expected.computers.map(({ maker, model, ...computer }) => ({
      ...computer,
      model: `${maker} ${model}`,
    })),
  })
})

test('[LO-10] what is written as a table is read again, and no text of it is a formula', async () => {
  const formula = { ...DIVE, notes: '=HYPERLINK("http://x")' }
  const text = await written(writeCsv(divesOf(DIVE, formula)))
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  const { dive, dives } = await readAgain(text)
  expect(dives).toHaveLength(2)
  expect(dive).toMatchObject({
    number: 7,
    start: { local: '2026-05-14T09:12:00' },
    duration: 42.2 * 60,
    maxDepth: 28.4,
    place: { name: 'Blue <Hole> & "co"', country: 'Egypt', latitude: 28.57, longitude: 34.54 },
    buddies: ['Mara Lind', 'Ida Holm'],
    notes: DIVE.notes,
    problems: [],
  })
  expect(dive?.cylinders.map(({ volume, gas }) => ({ volume, gas }))).toEqual(
    DIVE.cylinders.map(({ volume, gas }) => ({ volume, gas })),
  )
})

test('[LO-10] a table has our own fields as named columns, those that say something, and reads them again', async () => {
  const ownCells = { Title: "'=SUM(1)", Current: '', Surge: -1, Species: ' a "ray", or two ' }
  const text = await written(
    writeCsv(divesOf({ ...DIVE, ownCells }), ['Species', 'Title', 'Current', 'Surge']),
  )
  expect(text.split('\r\n')[0]).toMatch(/,Notes,Species \(Fathom\),Title \(Fathom\),Surge \(Fathom\)$/)
  expect(text).not.toContain('{')
  const { dive } = await readAgain(text)
  expect(JSON.parse(dive?.own ?? '')).toEqual({
    cells: { Species: ownCells.Species, Title: ownCells.Title, Surge: '-1' },
  })
})

test('[LO-10] a dive that says little is written and read again as little', async () => {
  const small = { ...emptyDive(), start: { local: '2026-05-14T09:12:00' } }
  for (const text of [
    await written(writeUddf(divesOf(small), WRITER)),
    await written(writeSubsurface(divesOf(small), WRITER)),
    await written(writeCsv(divesOf(small))),
  ]) {
    const { dives } = await readAgain(text)
    const { sourceId: _id, problems, ...rest } = dives[0] ?? emptyDive()
    expect({ ...rest, problems: [] }).toEqual(small)
    expect(problems.filter(({ code }) => code !== 'depth-missing')).toEqual([])
  }
})

const uddfOf = (...dives: SourceDive[]) => writeUddf(divesOf(...dives), WRITER)

test('[LO-10] what is written as UDDF is as its schema asks, however much or little a dive says', async () => {
  const [computer] = DIVE.computers
  const odd: SourceDive = {
    ...DIVE,
    number: 0,
    start: { local: '2026-05-14' },
    surfaceInterval: 12.5,
    guide: 'Kai',
    suit: 'Drysuit',
    place: { latitude: 1, longitude: 2 },
    cylinders: [{ gas: { oxygen: 0.32, helium: 0 } }, { gas: { oxygen: 0.32, helium: 0 } }, { volume: 3 }],
    computers: [
      {
        serial: '7',
        firmware: '92',
        samples: [
          {
            time: 1,
            events: ['bookmark', 'low battery', 'deco'],
            pressures: { 0: 1, 1: 2, 5: 3 },
            switchTo: 4,
            noStopTime: 60,
            temperature: 8,
            heartRate: 70,
          },
        ],
      },
      ...(computer ? [computer] : []),
    ],
  }
  expect(violationsOf(await written(uddfOf(DIVE, odd, DIVE, emptyDive(), { ...DIVE, place: {} })))).toEqual(
    [],
  )
  expect(violationsOf(await written(uddfOf()))).toEqual([])
})

test('[LO-10] the check of UDDF finds what the schema forbids', async () => {
  const valid = await written(uddfOf(DIVE))
  const broken: [from: string | RegExp, to: string, violation: string][] = [
    ['<diveduration>2530</diveduration>', '', 'informationafterdive/diveduration: missing'],
    [/(<depth>0<.depth>)(<divetime>0<.divetime>)/, '$2$1', 'waypoint: wrong order'],
    ['<alarm>ascent', '<alarm>panic', 'alarm: panic'],
    ['<tankdata>', '<tankdata id="t1">', 'tankdata@id: unknown'],
    ['ref="site1"', 'ref="site9"', 'ref site9: nothing has this id'],
    ['id="buddy2"', 'id="buddy1"', 'buddy: id buddy1 twice'],
    ['<location>Dahab</location>', '', 'geography/location: missing'],
    ['xmlns="http://www.streit.cc/uddf/3.2/"', '', 'uddf: of another namespace'],
    ['<o2>0.32', '<o2>32 %', 'o2: 32 %'],
  ]
  for (const [from, to, violation] of broken) {
    const changed = valid.replace(from, to)
    expect(changed).not.toBe(valid)
    expect(violationsOf(changed)).toContain(violation)
  }
})

test('[LO-10] what nobody knows stays unknown when UDDF is read again', async () => {
  const unsaid = {
    ...emptyDive(),
    cylinders: [{ volume: 12 }, { volume: 12, endPressure: 50 }],
    place: { name: 'Reef', latitude: 1, longitude: 2 },
    computers: [
      { model: 'Two', samples: [{ time: 0, events: ['low battery', 'bookmark'], pressures: { 1: 60 } }] },
    ],
  }
  const { dive } = await readAgain(await written(uddfOf(unsaid)))
  const { sourceId: _id, duration: _duration, problems, ...rest } = dive ?? emptyDive()
  expect(problems.map(({ code }) => code)).toEqual(['depth-missing', 'start-missing', 'duration-impossible'])
  expect({ ...rest, problems: [] }).toEqual({
    ...unsaid,
    cylinders: [{ volume: 12 }, { volume: 12, startPressure: 60, endPressure: 50 }],
  })
})
