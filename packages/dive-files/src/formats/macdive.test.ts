import { expect, test } from 'vitest'
import { lineOf, readDive, readDives } from '../dive-files.fixture.ts'

const aFile = (dive: string, units = 'Metric') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE dives SYSTEM "http://www.mac-dive.com/macdive_logbook.dtd">
<dives><units>${units}</units><schema>2.2.0</schema><dive>
  <date>2026-05-14 09:12:30</date><identifier>20260514091230-42</identifier>${dive}</dive></dives>`

test('[LO-01] a dive of MacDive', async () => {
  const { dives, receipt } = await readDives(
    aFile(`<diveNumber>7</diveNumber><rating>4.0</rating><computer>Tiny 2</computer><serial>42</serial>
      <maxDepth>18.4</maxDepth><averageDepth>11.2</averageDepth><duration>2520</duration>
      <tempAir>20</tempAir><tempLow>9.5</tempLow><weight>6</weight><notes>Two seals.</notes>
      <diveMaster>Kai</diveMaster><boat>Anna</boat>
      <site><country>Scotland</country><location>North Coast</location><name>Kelp Point</name><lat>58.1</lat><lon>-5.2</lon></site>
      <tags><tag>drift</tag></tags><buddies><buddy>Ada</buddy><buddy>Kim</buddy></buddies>
      <gear><item><type>Fins</type><name>Long fins</name></item></gear>
      <gases><gas><pressureStart>200</pressureStart><pressureEnd>60</pressureEnd><oxygen>32</oxygen><helium>0</helium><tankSize>12</tankSize></gas></gases>
      <samples><sample><time>0.0</time><depth>0.0</depth><pressure>200</pressure><temperature>12</temperature></sample>
        <sample><time>60.0</time><depth>18.4</depth><pressure>0</pressure><temperature>9.5</temperature><ndt>12</ndt></sample></samples>`),
  )
  expect(dives).toMatchObject([
    {
      sourceId: '20260514091230-42',
      number: 7,
      start: { local: '2026-05-14T09:12:30' },
      duration: 2520,
      maxDepth: 18.4,
      averageDepth: 11.2,
      rating: 0.8,
      airTemperature: 20,
      waterTemperature: 9.5,
      weight: 6,
      guide: 'Kai',
      place: {
        name: 'Kelp Point',
        region: 'North Coast',
        country: 'Scotland',
        latitude: 58.1,
        longitude: -5.2,
      },
      tags: ['drift'],
      buddies: ['Ada', 'Kim'],
      gear: ['Long fins'],
      cylinders: [{ gas: { oxygen: 0.32, helium: 0 }, volume: 12, startPressure: 200, endPressure: 60 }],
      computers: [
        {
          model: 'Tiny 2',
          serial: '42',
          samples: [
            { time: 0, depth: 0, temperature: 12, pressures: { 0: 200 } },
            { time: 60, depth: 18.4, temperature: 9.5, noStopTime: 720 },
          ],
        },
      ],
      problems: [],
    },
  ])
  expect(lineOf(receipt, 'dive/boat')).toMatchObject({ use: 'unused', example: 'Anna' })
  expect(lineOf(receipt, 'dives/schema')).toMatchObject({ use: 'unused', example: '2.2.0' })
})

test('[LO-01] MacDive in feet, psi, °F and cubic feet', async () => {
  const dive = await readDive(
    aFile(
      `<maxDepth>60</maxDepth><tempLow>50</tempLow><weight>10</weight><site><lat>0.0</lat><lon>0.0</lon></site>
       <gases><gas><pressureStart>3000</pressureStart><oxygen>21</oxygen><tankSize>77.4</tankSize><workingPressure>3000</workingPressure></gas></gases>
       <samples><sample><time>10</time><depth>60</depth><temperature>50</temperature></sample></samples>`,
      'Imperial',
    ),
  )
  expect(dive).toMatchObject({
    maxDepth: 18.288,
    waterTemperature: 10,
    weight: 4.536,
    cylinders: [{ startPressure: 206.843, volume: 10.596 }],
    computers: [{ samples: [{ time: 10, depth: 18.288, temperature: 10 }] }],
  })
  expect(dive).not.toHaveProperty('place')
})
