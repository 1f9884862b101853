import { expect, test } from 'vitest'
import { readDive } from '../dive-files.fixture.ts'

const aFile = (log: string, records: string) =>
  `<?xml version="1.0" encoding="utf-8"?><dive version="3"><diveLog>${log}<diveLogRecords>${records}</diveLogRecords></diveLog></dive>`

const aRecord = (fields: Record<string, string | number>) =>
  `<diveLogRecord>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</diveLogRecord>`

test('[LO-01] a Shearwater dive: milliseconds, gases that were breathed, transmitters', async () => {
  const dive = await readDive(
    aFile(
      '<computerModel>Perdix</computerModel><computerSerial>AB12</computerSerial><number>48</number><startDate>2026-05-14 09:12:30</startDate><maxDepth>26.4</maxDepth><imperialUnits>0</imperialUnits>',
      [
        aRecord({
          currentTime: 0,
          currentDepth: 0,
          waterTemp: 14,
          fractionO2: 0.21,
          fractionHe: 0,
          currentNdl: 99,
          tank0pressurePSI: 3000,
          tank1pressurePSI: 'AI is off',
          firstStopDepth: 0,
        }),
        aRecord({
          currentTime: 10000,
          currentDepth: 26.4,
          waterTemp: 9,
          fractionO2: 0.21,
          fractionHe: 0,
          currentNdl: 12,
          firstStopDepth: 3,
          firstStopTime: 2,
          CNSPercent: 4,
        }),
        aRecord({ currentTime: 20000, currentDepth: 6, waterTemp: 9, fractionO2: 0.5, fractionHe: 0 }),
      ].join(''),
    ),
  )
  expect(dive).toMatchObject({
    number: 48,
    start: { local: '2026-05-14T09:12:30' },
    maxDepth: 26.4,
    duration: 20,
    waterTemperature: 9,
    cylinders: [{ gas: { oxygen: 0.21, helium: 0 } }, { gas: { oxygen: 0.5, helium: 0 } }],
  })
  expect(dive.computers).toEqual([
    {
      maker: 'Shearwater',
      model: 'Perdix',
      serial: 'AB12',
      samples: [
        { time: 0, depth: 0, temperature: 14, pressures: { 0: 206.843 }, switchTo: 0 },
        { time: 10, depth: 26.4, temperature: 9, noStopTime: 720, ceiling: 3, stopTime: 120, cns: 0.04 },
        { time: 20, depth: 6, temperature: 9, switchTo: 1 },
      ],
    },
  ])
})

test('an older file counts seconds, feet and °F, and writes dates as Americans do', async () => {
  const dive = await readDive(
    aFile(
      '<startDate>Oct 3, 2015 12:57:50 AM</startDate><maxDepth>100</maxDepth><imperialUnits>1</imperialUnits>',
      aRecord({ currentTime: 0, currentDepth: 0, waterTemp: 50 }) +
        aRecord({ currentTime: 10, currentDepth: 100, waterTemp: 50 }),
    ),
  )
  expect(dive).toMatchObject({
    start: { local: '2015-10-03T00:57:50' },
    maxDepth: 30.48,
    computers: [
      {
        samples: [
          { time: 0, temperature: 10 },
          { time: 10, depth: 30.48 },
        ],
      },
    ],
  })
})
