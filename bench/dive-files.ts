import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SaxesParser } from 'saxes'
import { type ByteSource, Receipt, readDiveFile } from '../packages/dive-files/src/index.ts'
import { aLogbook, FORMATS, type LogbookFormat, samplesOf } from './dive-logbooks.ts'
import { type Figure, median } from './figure.ts'

const DIVES = 1000
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

async function readAll(source: ByteSource): Promise<number> {
  let samples = 0
  const options = { receipt: new Receipt(), now: new Date() }
  for await (const { computers } of readDiveFile(source, options))
    for (const computer of computers) samples += computer.samples.length
  return samples
}

async function textOf(source: ByteSource): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of source()) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function secondsOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

const collect = collector()

/** Without what is garbage already. */
const heapMegabytes = () => {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** The most memory in use while a logbook of this size is read. */
async function mostMemory(format: LogbookFormat, dives: number): Promise<number> {
  const before = heapMegabytes()
  let most = 0
  let count = 0
  for await (const _ of readDiveFile(aLogbook(format, dives), { receipt: new Receipt(), now: new Date() }))
    if (++count % 100 === 0) most = Math.max(most, heapMegabytes() - before)
  return most
}

/** Reads logbooks with profiles, next to the parser alone, which makes nothing of the same file. */
export async function measureDiveFiles(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const format of FORMATS) figures.push(...(await measureFormat(format)))
  return figures
}

async function measureFormat(format: LogbookFormat): Promise<Figure[]> {
  const source = aLogbook(format, DIVES)
  const text = await textOf(source)
  const ours: number[] = []
  const peer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await secondsOf(() => readAll(source)))
    peer.push(await secondsOf(() => new SaxesParser().write(text).close()))
  }
  const [small, large] = [await mostMemory(format, DIVES / 5), await mostMemory(format, DIVES)]
  return [
    {
      name: `${format}: reading ${DIVES} dives with ${samplesOf(DIVES)} samples and a receipt`,
      ...{ value: median(ours), unit: 's', atMost: 10 },
      detail: [`${(text.length / 1e6).toFixed(0)} MB; the parser alone takes ${median(peer).toFixed(1)} s`],
    },
    {
      name: `${format}: memory while reading five times as many dives`,
      ...{ value: large / small, unit: 'times as much', atMost: 1.5 },
      detail: [`${small.toFixed(1)} MB for ${DIVES / 5} dives, ${large.toFixed(1)} MB for ${DIVES}`],
    },
  ]
}
