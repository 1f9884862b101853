import { expect, test } from 'vitest'
import { readDive, readDives } from '../../dive-files.fixture.ts'

const VERSION_3 = `<divelog program='subsurface' version='3'>
<divesites>
<site uuid=' 1a2b ' name='Kelp Point' gps='58.1 -5.2'><geo cat='2' origin='0' value='Scotland'/><geo cat='3' origin='0' value='Highland'/></site>
</divesites>
<dives>
<trip date='2026-05-14' location='North'>
<dive number='7' rating='4' tags='drift, seals' divesiteid='1a2b' date='2026-05-14' time='09:12:30' duration='42:10 min'>
  <buddy>Ada Berg, Kim</buddy>
  <divemaster>Lee</divemaster>
  <notes>Two seals.</notes>
  <suit>7 mm</suit>
  <cylinder size='12.0 l' workpressure='232.0 bar' description='12L' o2='32.0%' start='200.0 bar' end='60.0 bar'/>
  <cylinder size='7.0 l' o2='50.0%'/>
  <weightsystem weight='4.0 kg'/>
  <weightsystem weight='1.5 kg'/>
  <divetemperature air='12.0 C' water='9.0 C'/>
  <divecomputer model='Tiny 2' deviceid='0a1b' diveid='77ff' dctype='OC'>
    <depth max='18.4 m' mean='11.2 m'/>
    <temperature water='9.5 C'/>
    <extradata key='Serial' value='42'/>
    <event time='1:00 min' type='25' name='gaschange' cylinder='1'/>
    <event time='1:00 min' name='bookmark'/>
    <sample time='0:00 min' depth='0.0 m' temp='12.0 C' pressure0='200.0 bar'/>
    <sample time='1:00 min' depth='9.5 m' ndl='20:00 min' pressure1='180 bar'/>
    <sample time='1:10 min' depth='9.0 m' stopdepth='3.0 m' stoptime='2:00 min' cns='5%'/>
  </divecomputer>
  <divecomputer model='Old one'><depth max='18.9 m'/><sample time='0:00 min' depth='0.2 m'/></divecomputer>
</dive>
</trip>
</dives>
</divelog>`

test('[LO-01] a Subsurface dive with its site, cylinders and two computers', async () => {
  const dive = await readDive(VERSION_3)
  expect(dive).toMatchObject({
    sourceId: '77ff',
    number: 7,
    start: { local: '2026-05-14T09:12:30' },
    duration: 2530,
    maxDepth: 18.4,
    averageDepth: 11.2,
    mode: 'open-circuit',
    rating: 0.8,
    tags: ['drift', 'seals'],
    place: { name: 'Kelp Point', latitude: 58.1, longitude: -5.2, country: 'Scotland', region: 'Highland' },
    buddies: ['Ada Berg', 'Kim'],
    guide: 'Lee',
    notes: 'Two seals.',
    suit: '7 mm',
    weight: 5.5,
    airTemperature: 12,
    waterTemperature: 9,
    problems: [],
  })
  expect(dive.cylinders).toEqual([
    {
      name: '12L',
      gas: { oxygen: 0.32, helium: 0 },
      volume: 12,
      workingPressure: 232,
      startPressure: 200,
      endPressure: 60,
    },
    { gas: { oxygen: 0.5, helium: 0 }, volume: 7, startPressure: 180, endPressure: 180 },
  ])
  expect(dive.computers).toEqual([
    {
      model: 'Tiny 2',
      serial: '42',
      samples: [
        { time: 0, depth: 0, temperature: 12, pressures: { 0: 200 } },
        { time: 60, depth: 9.5, noStopTime: 1200, pressures: { 1: 180 }, switchTo: 1, events: ['bookmark'] },
        { time: 70, depth: 9, ceiling: 3, stopTime: 120, cns: 0.05 },
      ],
    },
    { model: 'Old one', samples: [{ time: 0, depth: 0.2 }] },
  ])
})

test('[LO-01] version 2 has the place and the samples in the dive itself', async () => {
  const dive = await readDive(`<dives><program name='subsurface' version='2'/>
    <dive number='1' date='2012-03-04' time='10:00:00' duration='30:00 min'>
      <location gps='58.1 -5.2'>Kelp Point</location>
      <depth max='12.5 m' mean='8.0 m'/>
      <cylinder size='12.0 l'/>
      <sample time='0:10 min' depth='2.0 m' pressure='190 bar' sensor='0'/>
    </dive></dives>`)
  expect(dive).toMatchObject({
    maxDepth: 12.5,
    place: { name: 'Kelp Point', latitude: 58.1 },
    cylinders: [{ gas: { oxygen: 0.21, helium: 0 }, volume: 12 }],
    computers: [{ samples: [{ time: 10, depth: 2, pressures: { 0: 190 } }] }],
  })
})

test('a dive of a site that is missing keeps everything else, and says so', async () => {
  const dive = await readDive(
    `<divelog version='3'><dives><dive divesiteid='ff' date='2026-02-30' time='10:00:00'/></dives></divelog>`,
  )
  expect(dive.problems).toEqual([
    { code: 'start-impossible', value: '2026-02-30', line: 1 },
    { code: 'reference-missing', value: 'ff', line: 1 },
  ])
})

test('[LO-03] what Subsurface says beyond our fields is unused in the receipt', async () => {
  const { receipt } = await readDives(
    `<divelog version='3'><dives><dive number='1' date='2026-05-14' time='10:00:00' invalid='1'><picture filename='a.jpg'/></dive></dives></divelog>`,
  )
  expect(receipt.filter(({ use }) => use === 'unused').map(({ path }) => path)).toEqual([
    'dive/picture@filename',
    'dive@invalid',
    'divelog@version',
  ])
})

test('[LO-03] what stands around the dives is in the receipt: settings, trips and their notes', async () => {
  const { receipt, dives } = await readDives(
    `<divelog program='subsurface' version='3'><settings><divecomputerid model='Tiny' deviceid='42'/></settings>
     <dives><trip date='2026-05-14' location='North Coast'><notes>Rain.</notes><dive date='2026-05-14' time='09:12:30'/></trip></dives></divelog>`,
  )
  expect(dives).toHaveLength(1)
  for (const [path, example] of [
    ['divelog@version', '3'],
    ['divelog/settings/divecomputerid@model', 'Tiny'],
    ['divelog/dives/trip@location', 'North Coast'],
    ['divelog/dives/trip/notes', 'Rain.'],
  ])
    expect(receipt).toContainEqual({ path, use: 'unused', count: 1, example })
})
