import { expect, test } from 'vitest'
import { lineOf, problemOf, readDive, readDives } from '../dive-files.fixture.ts'

const FILE = [
  'FSH|^~<>{}|ABC^~<>{}|ZXU|20260514120000|',
  'ZRH|^~<>{}|Tiny 2|42|MSWG|ThM|C|bar|L|',
  'ZDH|1|7|I|Q20S|20260514091230|20|12|OC|||',
  'ZDP{',
  '|0|0||||||12||200|',
  '|0.5|9.5||1.2|F|F|0|11||',
  '|1|18.4|||||3|9|ascent|150||||5|',
  'ZDP}',
  'ZDT|1|7|18.4|20260514095440|9|50|',
].join('\r\n')

test('[LO-01] a dive of a DAN DL7 file', async () => {
  const dive = await readDive(FILE)
  expect(dive).toMatchObject({
    number: 7,
    start: { local: '2026-05-14T09:12:30' },
    duration: 2530,
    maxDepth: 18.4,
    airTemperature: 20,
    waterTemperature: 9,
    cylinders: [{ startPressure: 200, endPressure: 150 }],
    computers: [{ model: 'Tiny 2', serial: '42' }],
    problems: [],
  })
  expect(dive.computers[0]?.samples).toEqual([
    { time: 0, depth: 0, temperature: 12, pressures: { 0: 200 } },
    { time: 30, depth: 9.5, oxygenPressure: 1.2, temperature: 11 },
    { time: 60, depth: 18.4, ceiling: 3, temperature: 9, events: ['ascent'], pressures: { 0: 150 } },
  ])
})

test('feet, °F and psi are converted', async () => {
  const dive = await readDive(
    FILE.replace('MSWG|ThM|C|bar', 'FSWG|ThFt|F|psi').replaceAll('18.4', '60').replace('|9|50|', '|50|50|'),
  )
  expect(dive).toMatchObject({ maxDepth: 18.288, waterTemperature: 10 })
})

test('[LO-04] a file that ends in the middle of a dive imports nothing and names the line', async () => {
  const cut = FILE.slice(0, FILE.indexOf('ZDP}'))
  expect(await problemOf(cut)).toMatchObject({ code: 'truncated', line: 7 })
})

test('[LO-03] each field has its segment and place in the receipt', async () => {
  const { receipt } = await readDives(FILE)
  expect(lineOf(receipt, 'ZDP.2')).toMatchObject({ use: 'stored', count: 3, field: 'samples.depth' })
  expect(lineOf(receipt, 'ZDH.7')).toMatchObject({ use: 'unused', example: '12' })
})

test('[LO-04] a dive of three million samples is refused before they fill the memory', async () => {
  const [start, end] = FILE.split('|0|0||||||12||200|\r\n')
  const rows = new TextEncoder().encode('|0.5|9.5||\r\n'.repeat(10_000))
  let read = 0
  const endless = async function* () {
    yield new TextEncoder().encode(start)
    for (let at = 0; at < 300; at += 1) {
      read += 10_000
      yield rows
    }
    yield new TextEncoder().encode(end)
  }
  expect(await problemOf(endless)).toMatchObject({ code: 'dive-too-large' })
  // Once to find the encoding, and then until there are too many.
  expect(read).toBeLessThan(3_300_000)
})
