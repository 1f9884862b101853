import { expect, test } from 'vitest'
import { bytesOf } from '../../byte-source.ts'
import { lineOf, problemOf, readDive, readDives } from '../../dive-files.fixture.ts'

const aFile = (dive: string, more = '') => `<?xml version="1.0" encoding="utf-8"?>
<uddf xmlns="http://www.streit.cc/uddf/3.2/" version="3.2.3">
  <generator><name>Some Log</name></generator>
  <profiledata><repetitiongroup id="g1"><dive id="d1">${dive}</dive></repetitiongroup></profiledata>
  ${more}
</uddf>`

const START = '<informationbeforedive><datetime>2026-05-14T09:12:30</datetime>'

test('[LO-01] a UDDF dive is read in our units', async () => {
  const dive = await readDive(
    aFile(`${START}<divenumber>7</divenumber><airtemperature>293.15</airtemperature>
        <surfaceintervalbeforedive><passedtime>5400</passedtime></surfaceintervalbeforedive>
        <equipmentused><leadquantity>4.5</leadquantity></equipmentused></informationbeforedive>
      <informationafterdive><greatestdepth>18.4</greatestdepth><averagedepth>11.2</averagedepth>
        <diveduration>2520.4</diveduration><lowesttemperature>288.15</lowesttemperature>
        <visibility>12</visibility><rating><ratingvalue>8</ratingvalue></rating>
        <notes><para>Two seals.</para><para>Cold.</para></notes></informationafterdive>`),
  )
  expect(dive).toMatchObject({
    sourceId: 'd1',
    number: 7,
    start: { local: '2026-05-14T09:12:30' },
    duration: 2520,
    maxDepth: 18.4,
    averageDepth: 11.2,
    surfaceInterval: 5400,
    airTemperature: 20,
    waterTemperature: 15,
    weight: 4.5,
    visibility: 12,
    rating: 0.8,
    notes: 'Two seals.\n\nCold.',
    problems: [],
  })
})

test('[LO-01] a dive refers to places, people, gear and gases that come after it', async () => {
  const dive = await readDive(
    aFile(
      `${START}<link ref="s1"/><link ref="b1"/><equipmentused><link ref="fins1"/><link ref="dc1"/></equipmentused>
       </informationbeforedive>
       <samples>
         <waypoint><divetime>0</divetime><depth>0</depth><switchmix ref="ean32"/><tankpressure ref="t1">20000000</tankpressure></waypoint>
         <waypoint><divetime>60</divetime><depth>9.5</depth><temperature>288.15</temperature>
           <decostop kind="mandatory" decodepth="3" duration="120"/><switchmix ref="oxygen"/></waypoint>
       </samples>
       <tankdata id="t1"><link ref="ean32"/><tankvolume>0.012</tankvolume><tankpressurebegin>20000000</tankpressurebegin>
         <tankpressureend>5000000</tankpressureend></tankdata>`,
      `<gasdefinitions><mix id="ean32"><o2>0.32</o2></mix><mix id="oxygen"><o2>1.0</o2></mix></gasdefinitions>
       <divesite><site id="s1"><name>Kelp Point</name><geography><location>North Coast</location>
         <latitude>58.1</latitude><longitude>-5.2</longitude></geography></site></divesite>
       <diver><owner id="me"><personal><firstname>Own</firstname></personal><equipment>
           <fins id="fins1"><name>Long fins</name></fins>
           <divecomputer id="dc1"><name>Tiny</name><model>Tiny 2</model><serialnumber>42</serialnumber></divecomputer>
         </equipment></owner>
         <buddy id="b1"><personal><firstname>Ada</firstname><lastname>Berg</lastname></personal></buddy></diver>`,
    ),
  )
  expect(dive.place).toEqual({ name: 'Kelp Point', region: 'North Coast', latitude: 58.1, longitude: -5.2 })
  expect(dive.buddies).toEqual(['Ada Berg'])
  expect(dive.gear).toEqual(['Long fins'])
  expect(dive.cylinders).toEqual([
    { gas: { oxygen: 0.32, helium: 0 }, volume: 12, startPressure: 200, endPressure: 50 },
    { gas: { oxygen: 1, helium: 0 } },
  ])
  expect(dive.computers).toEqual([
    {
      model: 'Tiny 2',
      serial: '42',
      samples: [
        { time: 0, depth: 0, switchTo: 0, pressures: { 0: 200 } },
        { time: 60, depth: 9.5, temperature: 15, ceiling: 3, stopTime: 120, switchTo: 1 },
      ],
    },
  ])
  expect(dive.problems).toEqual([])
})

/** Longer than the part by which a format is recognized. */
const LONG = `<generator><name>${'x'.repeat(20_000)}</name></generator>`

test('[LO-01] a file in the order of the schema is parsed once; only dives before what they refer to need more', async () => {
  const dive =
    '<profiledata><repetitiongroup><dive id="d"><informationbeforedive><link ref="s"/></informationbeforedive></dive></repetitiongroup></profiledata>'
  const site = '<divesite><site id="s"><name>Kelp Point</name></site></divesite>'
  const read = async (content: string) => {
    let whole = 0
    const bytes = bytesOf(`<uddf version="3.2.0">${content}${LONG}</uddf>`, 97)
    const { dives } = await readDives(async function* () {
      yield* bytes()
      whole += 1
    })
    return { place: dives[0]?.place?.name, whole }
  }
  const before = await read(site + dive)
  const after = await read(dive + site)
  expect([before.place, after.place]).toEqual(['Kelp Point', 'Kelp Point'])
  expect(after.whole - before.whole).toBe(1)
  // Once for the encoding, once for the dives.
  expect(before.whole).toBe(2)
})

test('programs that write °C, bar and liters instead of SI units are understood', async () => {
  const dive = await readDive(
    aFile(`${START}<airtemperature>20</airtemperature></informationbeforedive>
      <tankdata><tankvolume>12</tankvolume><tankpressurebegin>200</tankpressurebegin></tankdata>`),
  )
  expect(dive).toMatchObject({ airTemperature: 20, cylinders: [{ volume: 12, startPressure: 200 }] })
})

test('[LO-03] every field of the source is in the receipt: stored, converted or unused', async () => {
  const { receipt } = await readDives(
    aFile(`${START}<divenumber>7</divenumber></informationbeforedive>
      <informationafterdive><lowesttemperature>288.15</lowesttemperature><workload>hard</workload></informationafterdive>
      <samples><waypoint><divetime>0</divetime><depth>1</depth></waypoint>
        <waypoint><divetime>9</divetime><depth>2</depth></waypoint></samples>`),
  )
  expect(lineOf(receipt, 'dive/informationbeforedive/divenumber')).toEqual({
    path: 'dive/informationbeforedive/divenumber',
    use: 'stored',
    count: 1,
    example: '7',
    field: 'number',
  })
  expect(lineOf(receipt, 'dive/informationafterdive/lowesttemperature')).toMatchObject({ use: 'converted' })
  expect(lineOf(receipt, 'dive/informationafterdive/workload')).toMatchObject({
    use: 'unused',
    example: 'hard',
  })
  expect(lineOf(receipt, 'dive/samples/waypoint/depth')).toMatchObject({ count: 2, field: 'samples.depth' })
  expect(lineOf(receipt, 'generator/name')).toMatchObject({ use: 'unused', example: 'Some Log', count: 1 })
  expect(lineOf(receipt, 'uddf@version')).toMatchObject({ use: 'unused', example: '3.2.3' })
  expect(lineOf(receipt, 'uddf/profiledata/repetitiongroup@id')).toMatchObject({ use: 'unused', count: 1 })
})

test('a reference to nothing and an unreadable value are problems of the dive, with their line', async () => {
  const { problems } = await readDive(
    aFile(`${START}<link ref="nowhere"/></informationbeforedive>
      <informationafterdive><greatestdepth>deep</greatestdepth></informationafterdive>`),
  )
  expect(problems).toEqual([
    { code: 'reference-missing', value: 'nowhere', line: 4 },
    { code: 'value-unreadable', value: 'dive/informationafterdive/greatestdepth: deep', line: 5 },
  ])
})

test('[LO-02] a dive of 0 m has no depth, and says so', async () => {
  const zero = '<informationafterdive><greatestdepth>0.0</greatestdepth></informationafterdive>'
  const dive = await readDive(aFile(`${START}</informationbeforedive>${zero}`))
  expect(dive.maxDepth).toBeUndefined()
  expect(dive.problems).toEqual([{ code: 'depth-missing' }])
  const samples = '<samples><waypoint><divetime>60</divetime><depth>9</depth></waypoint></samples>'
  expect((await readDive(aFile(`${START}</informationbeforedive>${zero}${samples}`))).problems).toEqual([])
})

test('a file without dives says so', async () => {
  expect(await problemOf('<uddf version="3.2.0"><generator/></uddf>')).toMatchObject({ code: 'no-dives' })
})
