import { expect, test } from 'vitest'
import { lineOf, problemOf, readDive, readDives } from '../../dive-files.fixture.ts'

test('[LO-01] a table of Subsurface, with units in its headers', async () => {
  const dive = await readDive(
    `dive number,date,time,duration [min],maxdepth [ft],avgdepth [ft],airtemp [F],watertemp [F],cylinder size (1) [l],startpressure (1) [psi],endpressure (1) [psi],o2 (1) [%],location,gps,buddy,weight [lbs],tags
"7","2026-05-14","09:12:30","42:10","60.0","37","68","50","12","2900","725","32","Kelp Point","58.1 -5.2","Ada Berg, Kim","10","drift, seals"`,
  )
  expect(dive).toMatchObject({
    number: 7,
    start: { local: '2026-05-14T09:12:30' },
    duration: 2530,
    maxDepth: 18.288,
    averageDepth: 11.278,
    airTemperature: 20,
    waterTemperature: 10,
    weight: 4.536,
    place: { name: 'Kelp Point', latitude: 58.1, longitude: -5.2 },
    buddies: ['Ada Berg', 'Kim'],
    tags: ['drift', 'seals'],
    cylinders: [
      { volume: 12, startPressure: 199.948, endPressure: 49.987, gas: { oxygen: 0.32, helium: 0 } },
    ],
    problems: [],
  })
})

test.each([
  [
    'German',
    'Nr;Datum;Uhrzeit;Tauchplatz;Max. Tiefe (m);Tauchzeit;Wassertemperatur;Tauchpartner',
    '7;14.05.2026;09:12;Kelp Point;18,4;42;9,5;Ada',
  ],
  [
    'French',
    'Numéro,Date,Heure,Site de plongée,Profondeur max,Durée,Température eau,Binôme',
    '7,14/05/2026,9h12,Kelp Point,18.4,42,9.5,Ada',
  ],
  [
    'Italian',
    'N,Data,Ora,Sito,Profondità max,Durata,Temperatura acqua,Compagno',
    '7,14/05/2026,09:12,Kelp Point,18.4,42,9.5,Ada',
  ],
  [
    'Russian',
    'Номер\tДата\tВремя\tМесто\tГлубина\tДлительность\tТемпература воды\tНапарник',
    '7\t14.05.2026\t09:12\tKelp Point\t18,4\t42\t9,5\tAda',
  ],
  [
    'Japanese',
    '番号,日付,時刻,ポイント,最大水深,潜水時間,水温,バディ',
    '7,2026/05/14,09:12,Kelp Point,18.4,42,9.5,Ada',
  ],
])('[LO-01] a table in %s', async (_, header, row) => {
  const { dives, receipt } = await readDives(`${header}\n${row}\n`)
  expect(dives).toMatchObject([
    {
      number: 7,
      start: { local: '2026-05-14T09:12:00' },
      duration: 2520,
      maxDepth: 18.4,
      waterTemperature: 9.5,
      place: { name: 'Kelp Point' },
      buddies: ['Ada'],
      problems: [],
    },
  ])
  expect(receipt.filter(({ use }) => use === 'unused')).toEqual([])
})

test('the order of dates is found over all rows', async () => {
  const american = await readDives('Date,Time\n05/06/2026,1:30 PM\n05/14/2026,12:15 AM\n')
  expect(american.dives.map(({ start }) => start?.local)).toEqual([
    '2026-05-06T13:30:00',
    '2026-05-14T00:15:00',
  ])
  const european = await readDives('Date\n05/06/26 13:30\n14/05/26\n')
  expect(european.dives.map(({ start }) => start?.local)).toEqual([
    '2026-06-05T13:30:00',
    '2026-05-14T00:00:00',
  ])
})

test('[LO-03] an unknown column and an empty header are in the receipt', async () => {
  const { receipt } = await readDives('Date,Mood,\n2026-05-14,good,x\n')
  expect(lineOf(receipt, 'Mood')).toMatchObject({ use: 'unused', example: 'good' })
  expect(lineOf(receipt, 'column 3')).toMatchObject({ use: 'unused', example: 'x' })
})

test("[LO-04] a table without dates isn't a logbook, and a wrong value names its line", async () => {
  expect(await problemOf('Name,Age\nAda,30\n')).toMatchObject({ code: 'unknown-format', line: 1 })
  const { problems } = await readDive('Date,Depth\n2026-05-14,deep\n')
  expect(problems).toMatchObject([{ code: 'value-unreadable', value: 'Depth: deep', line: 2 }])
})
