import { expect, test } from 'vitest'
import type { ByteSource } from '../../byte-source.ts'
import { lineOf, problemOf, readDive, readDives, readTable } from '../../dive-files.fixture.ts'

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
    'Spanish',
    'Nº;Fecha;Hora de entrada;Punto de inmersión;Profundidad máxima;Duración;Temperatura del agua;Compañero',
    '7;14/05/2026;09:12;Kelp Point;18,4;42;9,5;Ada',
  ],
  [
    'Dutch',
    'Duiknr;Datum;Starttijd;Duikplek;Max. diepte;Duikduur;Watertemp.;Duikbuddy',
    '7;14-05-2026;09:12;Kelp Point;18,4;42;9,5;Ada',
  ],
  [
    'Portuguese',
    'Número;Data;Hora;Local do mergulho;Profundidade máx. (m);Tempo de fundo;Temperatura da água;Dupla',
    '7;14/05/2026;09:12;Kelp Point;18,4;42;9,5;Ada',
  ],
  [
    'Chinese',
    '序号,潜水日期,入水时间,潜水地点,最大深度（米）,潜水时长（分钟）,水温（℃）,潜伴',
    '7,2026年5月14日,09:12,Kelp Point,18.4,42,9.5,Ada',
  ],
  [
    'Korean',
    '번호,날짜,시간,장소,최대수심,잠수시간,수온,버디',
    '7,2026.05.14,09:12,Kelp Point,18.4,42,9.5,Ada',
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

test.each([
  ['Diving Log', 'Datum;Land;Ort;Platz', '14.05.2026;Ägypten;Dahab;Kelp Point'],
  ['MacDive', 'Date,Location,Site,Country', '2026-05-14,Dahab,Kelp Point,Ägypten'],
  ['a Polish log', 'Data;Kraj;Miasto;Nurkowisko', '14.05.2026;Ägypten;Dahab;Kelp Point'],
])('[LO-01] the site, its town and its country are three columns of %s', async (_, header, row) => {
  const { dives } = await readDives(`${header}\n${row}\n`)
  expect(dives[0]?.place).toEqual({ name: 'Kelp Point', region: 'Dahab', country: 'Ägypten' })
})

test('[LO-01] a vague word is the site where no other column has it', async () => {
  const { dives } = await readDives('Datum;Ort\n14.05.2026;Kelp Point\n')
  expect(dives[0]?.place).toEqual({ name: 'Kelp Point' })
})

test('the order of dates is found over all rows', async () => {
  const american = await readDives('Date,Time\n05/06/2026,1:30 PM\n05/14/2026,12:15 AM\n')
  expect(american.dives.map(({ start }) => start?.local)).toEqual([
    '2026-05-06T13:30:00',
    '2026-05-14T00:15:00',
  ])
  const european = await readDives('Date\n05/06/26 13:30\n14/05/26\n')
  expect(european.dives.map(({ start }) => start?.local)).toEqual(['2026-06-05T13:30:00', '2026-05-14'])
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

test.each([
  ['14 May 2026'],
  ['May 14, 2026'],
  ['14. Mai 2026'],
  ['14 mai 2026'],
  ['14 de mayo de 2026'],
  ['14 мая 2026'],
  ['Thu 14.05.2026'],
])('[LO-01] a day written as %s', async (day) => {
  expect((await readDive(`Date;Depth\n${day};18\n`)).start?.local).toBe('2026-05-14')
})

test.each([
  ['a number above 12', ['05/06/2025', '05/14/2025'], 'month-day', true],
  ['dots', ['05.06.2025'], 'day-month', true],
  ['a logbook in order', ['05/01/2025', '06/01/2025', '07/02/2025', '01/03/2025'], 'day-month', true],
  [
    'a logbook in order, backward',
    ['03/01/2025', '02/07/2025', '01/06/2025', '01/05/2025'],
    'month-day',
    true,
  ],
  ['no dive in the future', ['05/12/2026'], 'month-day', true],
  ['nothing', ['05/06/2025', '07/08/2025'], 'day-month', false],
])('[LO-01] the order of dates is known by %s', async (_, days, dateOrder, isDateOrderSure) => {
  const { tables } = await readTable(`Date,Depth\n${days.map((day) => `${day},18`).join('\n')}\n`)
  expect(tables).toMatchObject([{ dateOrder, isDateOrderSure }])
})

test('[LO-01] who writes another word than "date" above it writes the day first', async () => {
  const { tables } = await readTable('Fecha,Profundidad\n05/06/2025,18\n')
  expect(tables).toMatchObject([{ dateOrder: 'day-month', isDateOrderSure: true }])
})

test('[LO-01] units are known by the header, by the values, or by the other columns', async () => {
  const { dives, tables } = await readTable(
    'Date,Max depth,Water temp,Start pressure,Weight,Dive time,Visibility (feet)\n2025-05-14,60,68,"3,000",10,0:42,50\n',
  )
  expect(dives).toMatchObject([
    {
      maxDepth: 18.288,
      waterTemperature: 20,
      weight: 4.536,
      duration: 2520,
      visibility: 15.24,
      cylinders: [{ startPressure: 206.843 }],
      problems: [],
    },
  ])
  expect(tables[0]?.columns.map(({ unit }) => unit)).toEqual([null, 'ft', 'f', 'psi', 'lb', 'h:mm', 'ft'])
})

test('[LO-01] a column of days with an unknown header is the date', async () => {
  const { dives } = await readTable('When was it?;Depth\n14.05.2026;18\n')
  expect(dives).toMatchObject([{ start: { local: '2026-05-14' }, maxDepth: 18 }])
})

test('[LO-01] the diver says what the columns hold; columns that they leave out are in the receipt', async () => {
  const file = 'When|Deep|Long|Cold|Note\n05/06/2025|60|1,234.5|50|x\n'
  const { dives, receipt, tables } = await readTable(file, {
    separator: '|',
    decimal: 'point',
    dateOrder: 'month-day',
    columns: [
      { field: 'date', unit: null },
      { field: 'maxDepth', unit: 'ft' },
      { field: 'duration', unit: 's' },
      { field: 'waterTemperature', unit: 'f' },
      { field: null, unit: null },
    ],
  })
  expect(dives).toMatchObject([
    { start: { local: '2025-05-06' }, maxDepth: 18.288, duration: 1235, waterTemperature: 10 },
  ])
  expect(dives[0]).not.toHaveProperty('notes')
  expect(lineOf(receipt, 'Note')).toMatchObject({ use: 'unused', example: 'x' })
  expect(tables).toMatchObject([
    {
      headerLine: 'When|Deep|Long|Cold|Note',
      isDateOrderSure: true,
      columns: [{ samples: ['05/06/2025'] }, {}, {}, {}, {}],
    },
  ])
})

test('[LO-03] a second column for the same field is not used, and each cylinder has its own', async () => {
  const { dives, receipt } = await readTable(
    'Date,Depth,Max depth,o2 (1) [%],o2 (2) [%],Notes,Remarks\n2025-05-14,18,19,21,50,one,two\n',
  )
  expect(dives).toMatchObject([
    {
      maxDepth: 18,
      notes: 'one\n\ntwo',
      cylinders: [{ gas: { oxygen: 0.21 } }, { gas: { oxygen: 0.5 } }],
    },
  ])
  expect(lineOf(receipt, 'Max depth')).toMatchObject({ use: 'unused' })
})

test('a mapping that no longer fits the columns is not used', async () => {
  const { dives } = await readTable('Date,Depth\n2025-05-14,18\n', {
    separator: ',',
    decimal: 'point',
    dateOrder: 'year-first',
    columns: [{ field: 'notes', unit: null }],
  })
  expect(dives).toMatchObject([{ maxDepth: 18 }])
})

test('a spreadsheet may name its separator before the header', async () => {
  const { dives } = await readTable('sep=;\r\nDate;Depth\r\n2025-05-14;18,4\r\n')
  expect(dives).toMatchObject([{ start: { local: '2025-05-14' }, maxDepth: 18.4 }])
})

test('[LO-04] a file that is a single endless line is refused without being read whole', async () => {
  const size = 1_000_000
  let read = 0
  const endless: ByteSource = async function* () {
    for (let at = 0; at < 100; at += 1) {
      read += size
      yield new Uint8Array(size).fill(at === 0 ? 0x2c : 0x61)
    }
  }
  expect(await problemOf(endless)).toMatchObject({ code: 'not-well-formed' })
  // Once to find the encoding, and then the beginning.
  expect(read).toBeLessThan(115 * size)
})

test('[LO-04] many columns, long headers and names of JavaScript are nothing special', async () => {
  const names = ['Date', '__proto__', 'constructor', 'toString', 'x'.repeat(5000)]
  const many = Array.from({ length: 1000 }, (_, at) => `c${at}`)
  const cells = [...names.slice(1), ...many].map((_, at) => String(at))
  const { dives, receipt, tables } = await readTable(
    `${[...names, ...many].join(',')}\n2025-05-14,${cells.join(',')}\n`,
  )
  expect(dives).toMatchObject([{ start: { local: '2025-05-14' }, problems: [] }])
  expect(tables[0]?.columns).toHaveLength(200)
  expect(tables[0]?.columns[4]?.header).toHaveLength(80)
  expect(lineOf(receipt, '__proto__')).toMatchObject({ use: 'unused', example: '0' })
  expect(lineOf(receipt, '…')).toMatchObject({ use: 'unused', count: 805 })
  expect(receipt.reduce((sum, { count }) => sum + count, 0)).toBe(1005)
})

test('[LO-01] a German table: ß in a header, the begin of the dive, and the gas by its name', async () => {
  const { dives } = await readDives(
    `Datum;Beginn;Tiefe;Dauer;Flaschengröße;Gas
14.05.2026;09:12;18,4;42;12;EAN32
15.05.2026;09:12;18,4;42;12;Nitrox 36 %
16.05.2026;09:12;18,4;42;12;Luft
17.05.2026;09:12;18,4;42;12;Tx 18/45
18.05.2026;09:12;18,4;42;12;Preßluft?`,
  )
  const [nitrox, ...others] = dives
  expect(nitrox).toMatchObject({
    start: { local: '2026-05-14T09:12:00' },
    cylinders: [{ volume: 12, gas: { oxygen: 0.32, helium: 0 } }],
    problems: [],
  })
  expect(others.map(({ cylinders: [cylinder] }) => cylinder?.gas)).toEqual([
    { oxygen: 0.36, helium: 0 },
    { oxygen: 0.21, helium: 0 },
    { oxygen: 0.18, helium: 0.45 },
    undefined,
  ])
  expect(others[3]?.problems).toMatchObject([{ code: 'value-unreadable', value: 'Gas: Preßluft?' }])
})

test.each([
  ['Start PSI', 'End PSI', 'psi'],
  ['StartPSI', 'EndPSI', 'psi'],
  ['PSI in', 'PSI out', 'psi'],
  ['Tank start (psi)', 'Tank end (psi)', 'psi'],
  ['Start bar', 'End bar', 'bar'],
  ['bar_in', 'bar_out', 'bar'],
  ['Anfang [bar]', 'Ende [bar]', 'bar'],
  ['Bar début', 'Bar fin', 'bar'],
])('[LO-01] "%s" and "%s" are the pressures of the cylinder in %s', async (start, end, unit) => {
  // A depth in feet doesn't make bar psi.
  const { tables } = await readTable(`Date,Depth (ft),${start},${end}\n2025-05-14,60,200,50\n`)
  expect(tables[0]?.columns.slice(2)).toMatchObject([
    { field: 'startPressure', unit },
    { field: 'endPressure', unit },
  ])
})

test('a unit of pressure beside other words is no pressure', async () => {
  const { tables } = await readTable('Date,Bar after diving,Start\n2025-05-14,Sunset,x\n')
  expect(tables[0]?.columns.slice(1)).toMatchObject([{ field: null }, { field: null }])
})
