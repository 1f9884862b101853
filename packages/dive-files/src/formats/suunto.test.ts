import { expect, test } from 'vitest'
import { lineOf, problemOf, readDive, readDives } from '../dive-files.fixture.ts'

const SML = `<?xml version="1.0" encoding="utf-8"?>
<sml xmlns="http://www.suunto.com/schemas/sml"><DeviceLog>
  <Header><DateTime>2026-05-14T09:12:30</DateTime><Duration>2520</Duration><Depth><Max>18.4</Max><Avg>11.2</Avg></Depth>
    <Diving><DiveMode>Nitrox</DiveMode><SurfaceTime>5400</SurfaceTime><Conservatism>0</Conservatism>
      <Gases><Gas><State>Primary</State><Oxygen>0.32</Oxygen><Helium>0</Helium><TankSize>0.012</TankSize><StartPressure>20000000</StartPressure></Gas></Gases></Diving></Header>
  <Device><Name>Suunto D9</Name><SerialNumber>42</SerialNumber><Info><SW>1.2</SW></Info></Device>
  <Samples>
    <Sample><Time>0</Time><Events><Warning><Type>Tank Pressure</Type><Active>false</Active></Warning></Events></Sample>
    <Sample><Time>10</Time><Depth>18.4</Depth><Temperature>283.15</Temperature><Ceiling>3</Ceiling>
      <Events><Alarm><Type>Ascent Speed</Type><Active>true</Active></Alarm></Events></Sample>
  </Samples></DeviceLog></sml>`

test('[LO-01] a dive of Suunto as SML', async () => {
  const { dives, receipt } = await readDives(SML)
  expect(dives).toMatchObject([
    {
      start: { local: '2026-05-14T09:12:30' },
      duration: 2520,
      maxDepth: 18.4,
      averageDepth: 11.2,
      surfaceInterval: 5400,
      mode: 'open-circuit',
      cylinders: [{ gas: { oxygen: 0.32, helium: 0 }, volume: 12, startPressure: 200 }],
      computers: [{ maker: 'Suunto', model: 'Suunto D9', serial: '42', firmware: '1.2' }],
      problems: [],
    },
  ])
  expect(dives[0]?.computers[0]?.samples).toEqual([
    { time: 0 },
    { time: 10, depth: 18.4, temperature: 10, ceiling: 3, events: ['Ascent Speed'] },
  ])
  expect(lineOf(receipt, 'DeviceLog/Header/Diving/Conservatism')).toMatchObject({ use: 'unused' })
})

test('[LO-01] a dive of Suunto as JSON, with times of the day and pressures', async () => {
  const dive = await readDive(
    JSON.stringify({
      DeviceLog: {
        Header: {
          DateTime: '2026-05-14T09:12:30.000+02:00',
          Depth: { Max: 18.4 },
          Diving: { Gases: [{ Oxygen: 0.21 }, { Oxygen: 0.5 }] },
        },
        Device: { Name: 'EON Core' },
        Samples: [
          { Depth: 0, TimeISO8601: '2026-05-14T09:12:30.000+02:00' },
          {
            Depth: 18.4,
            TimeISO8601: '2026-05-14T09:12:40.000+02:00',
            Cylinders: [{ GasNumber: 2, Pressure: 18000000 }],
            Events: [{ GasSwitch: { GasNumber: 2 } }],
          },
        ],
      },
    }),
  )
  expect(dive).toMatchObject({
    start: { local: '2026-05-14T09:12:30', offset: 120 },
    cylinders: [{ gas: { oxygen: 0.21 } }, { gas: { oxygen: 0.5 } }],
    computers: [
      {
        model: 'EON Core',
        samples: [
          { time: 0, depth: 0 },
          { time: 10, depth: 18.4, pressures: { 1: 180 } },
        ],
      },
    ],
  })
})

test('[LO-04] JSON of something else, cut off or nested without end is refused', async () => {
  expect(await problemOf('{"a": 1}')).toMatchObject({ code: 'unknown-format' })
  expect(await problemOf('{"DeviceLog": {"Header": ')).toMatchObject({ code: 'not-well-formed' })
  const deep = `{"DeviceLog": ${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`
  expect(await problemOf(deep)).toMatchObject({ code: 'too-deep' })
})
