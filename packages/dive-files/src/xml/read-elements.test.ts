import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SaxesParser } from 'saxes'
import { expect, test, vi } from 'vitest'
import { problemOf, readDives } from '../dive-files.fixture.ts'

/** A file that exists only while it is read, and how much of it was read. */
function counted(start: string, unit: string, length: number) {
  const encoder = new TextEncoder()
  const chunk = encoder.encode(unit.repeat(Math.ceil(10_000 / unit.length)))
  const state = { read: 0 }
  const source = async function* () {
    yield encoder.encode(start)
    for (let at = 0; at < length; at += chunk.length) {
      state.read += chunk.length
      yield chunk
    }
  }
  return { source, state }
}

const MB = 1_000_000

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}='1'`).join(' ')

test.each([
  ['empty elements', '<uddf>', '<a/>', { what: 'values', limit: 200_000 }],
  ['empty dives', '<uddf><profiledata><repetitiongroup>', '<dive/>', { what: 'values', limit: 200_000 }],
  ['empty elements in a dive', '<divelog><dives><dive>', '<a/>', { what: 'values', limit: 200_000 }],
  ['elements of 190 attributes', '<uddf>', `<a ${attributes(190)}/>`, { what: 'attributes', limit: 64 }],
  ['elements of 60 short attributes', '<uddf>', `<a ${attributes(60)}/>`, { what: 'values', limit: 200_000 }],
])(
  '[LO-04] %s are refused early, and the answer says of what there are too many',
  async (_, start, unit, said) => {
    const { source, state } = counted(start, unit, 16 * MB)
    expect(await problemOf(source)).toMatchObject({ code: 'too-many-values', line: 1, ...said })
    // The encoding is found by reading the whole file once before.
    expect(state.read).toBeLessThan((16 + 3) * MB)
  },
)

test('[LO-04] a dive with more values than 100,000 samples have is refused', async () => {
  const { source } = counted('<divelog><dives><dive>', '<depth>12.34</depth>', 32 * MB)
  expect(await problemOf(source)).toMatchObject({ code: 'dive-too-large' })
})

test('[LO-01] a sample with as many attributes as any program writes is read', async () => {
  const { dives } = await readDives(
    `<divelog version='3'><dives><dive date='2026-05-14' time='09:12:30'><divecomputer>
     <sample time='0:10 min' depth='2 m' ${attributes(40)}/></divecomputer></dive></dives></divelog>`,
  )
  expect(dives[0]?.computers[0]?.samples).toEqual([{ time: 10, depth: 2 }])
})

test('[LO-01] the parser stays an object that is fast to read', async () => {
  setFlagsFromString('--allow-natives-syntax')
  const isFast = runInNewContext('(parser) => %HasFastProperties(parser)') as (parser: unknown) => boolean
  // It's compiled when it's called.
  isFast({})
  setFlagsFromString('--no-allow-natives-syntax')
  const write = vi.spyOn(SaxesParser.prototype, 'write')
  // V8 gives the first objects of a class more room than those that come after them.
  for (let file = 0; file < 20; file += 1)
    await readDives(`<divelog><dives><dive date='2026-05-14' time='09:12:30'/></dives></divelog>`)
  const parsers = new Set(write.mock.contexts)
  write.mockRestore()
  expect([...parsers].map(isFast)).toEqual(Array(20).fill(true))
})
