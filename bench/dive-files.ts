import { SaxesParser } from 'saxes'
import { type ByteSource, Receipt, readDiveFile } from '../packages/dive-files/src/index.ts'
import { type Figure, median } from './figure.ts'

const DIVES = 1000
const SAMPLES = 300
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** A sample every ten seconds down to 30 m and back, with a transmitter. */
const aSample = (_: unknown, at: number) => {
  const depth = (30 * Math.sin((Math.PI * at) / SAMPLES)).toFixed(1)
  const time = `${Math.floor(at / 6)}:${String((at % 6) * 10).padStart(2, '0')} min`
  return `<sample time='${time}' depth='${depth} m' temp='18.0 C' pressure0='${200 - at / 2} bar'/>`
}

function aDive(number: number): string {
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
  return `<dive number='${number}' date='${day}' time='09:12:30' duration='50:00 min'>
    <location gps='58.1 -5.2'>Kelp Point</location><buddy>Ada Berg</buddy><notes>Two seals.</notes>
    <cylinder size='12.0 l' o2='32.0%' start='200.0 bar' end='50.0 bar'/>
    <divecomputer model='Tiny 2' deviceid='0a1b'>${Array.from({ length: SAMPLES }, aSample).join('')}</divecomputer></dive>`
}

/** A logbook that exists only while it is read. */
export const aLogbook = (dives: number): ByteSource =>
  async function* () {
    const encoder = new TextEncoder()
    yield encoder.encode("<divelog program='subsurface' version='3'><dives>")
    for (let number = 1; number <= dives; number += 1) yield encoder.encode(aDive(number))
    yield encoder.encode('</dives></divelog>')
  }

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

const heapMegabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

/** The most memory in use while a logbook of this size is read. */
async function mostMemory(dives: number): Promise<number> {
  const before = heapMegabytes()
  let most = 0
  let count = 0
  for await (const _ of readDiveFile(aLogbook(dives), { receipt: new Receipt(), now: new Date() }))
    if (++count % 100 === 0) most = Math.max(most, heapMegabytes() - before)
  return most
}

/** Reads a logbook with profiles, next to the parser alone, which makes nothing of the same file. */
export async function measureDiveFiles(): Promise<Figure[]> {
  const source = aLogbook(DIVES)
  const text = await textOf(source)
  const ours: number[] = []
  const peer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await secondsOf(() => readAll(source)))
    peer.push(await secondsOf(() => new SaxesParser().write(text).close()))
  }
  const [small, large] = [await mostMemory(DIVES / 5), await mostMemory(DIVES)]
  return [
    {
      name: `reading ${DIVES} dives with ${DIVES * SAMPLES} samples and a receipt`,
      ...{ value: median(ours), unit: 's', atMost: 10 },
      detail: [`${(text.length / 1e6).toFixed(0)} MB; the parser alone takes ${median(peer).toFixed(1)} s`],
    },
    {
      name: 'memory while reading five times as many dives',
      ...{ value: large / small, unit: 'times as much', atMost: 1.5 },
      detail: [`${small.toFixed(1)} MB for ${DIVES / 5} dives, ${large.toFixed(1)} MB for ${DIVES}`],
    },
  ]
}
