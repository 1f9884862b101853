import { expect, test } from 'vitest'
import { bytesOf } from './byte-source.ts'
import { problemOf, readDive, readDives } from './dive-files.fixture.ts'
import { readDiveFile } from './read-dive-file.ts'
import { Receipt } from './receipt.ts'

const aDive = (attributes: string, samples = '') =>
  `<divelog version='3'><dives><dive ${attributes}><divecomputer>${samples}</divecomputer></dive></dives></divelog>`

const START = `date='2026-05-14' time='09:12:30'`

test('[LO-01] a format is recognized by its content, whatever encoding it is in', async () => {
  const text = `<?xml version="1.0"?>\n<!-- Ö -->${aDive(START).replace('<divecomputer>', '<notes>Öresund</notes><divecomputer>')}`
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  const latin1 = new Uint8Array(
    Buffer.from(text.replace('?>', ' encoding="ISO-8859-1"?>').replace('"1.0"?', '"1.0"'), 'latin1'),
  )
  const marked = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf8'))
  for (const file of [text, utf16, latin1, marked]) expect((await readDive(file)).notes).toBe('Öresund')
})

test('a file that is not what it declares is read as old programs write, and says so', async () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>${aDive(START).replace('<divecomputer>', '<notes>Öresund</notes><divecomputer>')}`
  const dive = await readDive(new Uint8Array(Buffer.from(text, 'latin1')))
  expect(dive).toMatchObject({ notes: 'Öresund', problems: [{ code: 'encoding-guessed' }] })
})

test('[LO-04] hostile files import nothing and name the place', async () => {
  const entity = `<?xml version="1.0"?>\n<!DOCTYPE divelog [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<divelog><dives/></divelog>`
  const laughs = `<!DOCTYPE divelog [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><divelog>&b;</divelog>`
  expect(await problemOf(entity)).toMatchObject({ code: 'entities-refused', line: 2 })
  expect(await problemOf(laughs)).toMatchObject({ code: 'entities-refused' })
  expect(await problemOf(`<divelog>${'<a>'.repeat(100)}`)).toMatchObject({ code: 'too-deep' })
  expect(await problemOf('<divelog>\n<dives>\n<dive></dives></divelog>')).toMatchObject({
    code: 'not-well-formed',
    line: 3,
  })
  expect(await problemOf('<divelog><dives><dive')).toMatchObject({ code: 'not-well-formed' })
})

test('a file of something else is refused by what it is', async () => {
  expect(await problemOf('')).toMatchObject({ code: 'empty-file' })
  expect(await problemOf('SQLite format 3\0 and more')).toMatchObject({ code: 'database-file' })
  expect(await problemOf('<html><body/></html>')).toMatchObject({ code: 'unknown-format' })
  expect(await problemOf(Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]))).toMatchObject({
    code: 'unknown-format',
  })
})

test("what can't be right is a problem of its dive", async () => {
  const problems = async (attributes: string, samples?: string) =>
    (await readDive(aDive(attributes, samples))).problems.map(({ code }) => code)
  expect(await problems('number="1"')).toEqual(['start-missing'])
  expect(await problems(`date='2099-01-01' time='10:00:00'`)).toEqual(['start-impossible'])
  expect(await problems(START, `<depth max='500 m'/>`)).toEqual(['depth-impossible'])
  expect(await problems(START, `<depth max='0 m'/>`)).toEqual(['depth-impossible'])
  expect(await problems(START, `<depth max='0.04 m'/>`)).toEqual(['depth-impossible'])
  expect(await problems(`${START} duration='1440:00 min'`)).toEqual(['duration-impossible'])
})

test('samples before the start are left out and named', async () => {
  const file = `<uddf><profiledata><repetitiongroup><dive><informationbeforedive><datetime>2026-05-14T09:00</datetime></informationbeforedive>
    <samples><waypoint><divetime>-5</divetime><depth>1</depth></waypoint><waypoint><divetime>5</divetime><depth>2</depth></waypoint></samples>
    </dive></repetitiongroup></profiledata></uddf>`
  const dive = await readDive(file)
  expect(dive.computers[0]?.samples).toEqual([{ time: 5, depth: 2 }])
  expect(dive.problems).toEqual([{ code: 'time-goes-back' }])
})

test('dives come one after another: nothing is read ahead of the one that is asked for', async () => {
  const many = `<divelog version='3'><dives>${`<dive ${START}/>`.repeat(2000)}</dives></divelog>`
  let read = 0
  const counted = async function* () {
    for await (const chunk of bytesOf(many, 1000)()) {
      read += chunk.length
      yield chunk
    }
  }
  for await (const _ of readDiveFile(counted, {
    format: 'subsurface',
    receipt: new Receipt(),
    now: new Date(),
  }))
    break
  // The encoding is found by reading the whole file once before.
  expect(read).toBeLessThan(many.length + 5000)
  expect((await readDives(many)).dives).toHaveLength(2000)
})

test('[LO-04] names of JavaScript in a file are nothing special', async () => {
  const dive = await readDive(
    `<divelog version='3'><dives><dive ${START} duration='12 __proto__' constructor='1'><__proto__>x</__proto__>
     <divecomputer dctype='constructor'><depth max='12 constructor'/></divecomputer></dive></dives></divelog>`,
  )
  expect(dive).not.toHaveProperty('mode')
  expect(dive).not.toHaveProperty('maxDepth')
  expect(dive.problems.map(({ code }) => code)).toEqual([
    'value-unreadable',
    'value-unreadable',
    'value-unreadable',
  ])
  expect(await problemOf('<constructor></constructor>')).toMatchObject({ code: 'unknown-format' })
})

test('[LO-04] long values that fit no pattern are read at once', async () => {
  const spaces = ' '.repeat(100_000)
  const { dives } = await readDives(
    `Date,Depth,Duration,${'('.repeat(50_000)}\n1${spaces}1${spaces}x,${'1'.repeat(100_000)}x,1${spaces}x y,z\n`,
  )
  expect(dives).toMatchObject([
    { problems: [{ code: 'value-unreadable' }, { code: 'value-unreadable' }, {}] },
  ])
})

test('a dive has at most 20 cylinders, and events of one moment stay together', async () => {
  const cylinders = "<cylinder size='12 l'/>".repeat(30)
  const events = "<event time='1:00 min' name='bookmark'/>".repeat(20_000)
  const dive = await readDive(
    `<divelog version='3'><dives><dive ${START}>${cylinders}<divecomputer>${events}</divecomputer></dive></dives></divelog>`,
  )
  expect(dive.cylinders).toHaveLength(20)
  expect(dive.computers[0]?.samples).toMatchObject([{ time: 60 }])
  expect(dive.computers[0]?.samples[0]?.events).toHaveLength(20_000)
})

test.each([
  ['an attribute', '<divelog><dives><dive notes="'],
  ['a text', '<divelog><dives><dive><notes>'],
  ['a comment', '<divelog><!-- '],
  ['a name', '<divelog><a'],
])('[LO-04] %s of 100 MB is refused without being read whole', async (_, start) => {
  const size = 1_000_000
  let read = 0
  const endless = async function* () {
    yield new TextEncoder().encode(start)
    for (let at = 0; at < 100; at += 1) {
      read += size
      yield new Uint8Array(size).fill(0x61)
    }
  }
  expect(await problemOf(endless)).toMatchObject({ code: 'dive-too-large' })
  // Once to find the encoding.
  expect(read).toBeLessThan(125 * size)
})
