import { createHash } from 'node:crypto'
import { StartProblem } from '../../start-problem.ts'
import { createByteReader, EndedEarly } from './byte-reader.ts'

/** One entry of the archive. It's in memory as a whole, so large content is split into several. */
export type Entry = { name: string; attributes: Readonly<Record<string, string>>; bytes: Buffer }

const BLOCK = 512
const CHECKSUM = { at: 148, length: 8 }
const OWN = 'FATHOM.'
const SHA256 = `${OWN}sha256`

export const damaged = (where: string) => new StartProblem(`The archive is damaged: ${where}`)

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes a tar that every tar program reads. The extended header of an entry has its full name, its SHA-256
 * and our own attributes.
 */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, attributes, bytes } of entries) {
    const own = Object.entries(attributes).map(([key, value]) => record(`${OWN}${key}`, value))
    const extended = Buffer.concat([record('path', name), record(SHA256, sha256Of(bytes)), ...own])
    yield header('extended-header', extended.length, 'x')
    yield padded(extended)
    yield header(name.slice(-99), bytes.length, '0')
    yield padded(bytes)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function header(name: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(name, 0, 100, 'latin1')
  block.write(octal(0o600, 7), 100, 'latin1')
  block.write(octal(0, 7), 108, 'latin1')
  block.write(octal(0, 7), 116, 'latin1')
  block.write(octal(size, 11), 124, 'latin1')
  block.write(octal(0, 11), 136, 'latin1')
  block.write(type, 156, 'latin1')
  block.write('ustar\u000000', 257, 'latin1')
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at, 'latin1')
  return block
}

/** The sum of the header's bytes, in which the checksum itself counts as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 0
  for (const [at, byte] of block.entries())
    sum += at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length ? 32 : byte
  return sum
}

function padded(bytes: Buffer): Buffer {
  const rest = bytes.length % BLOCK
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(BLOCK - rest)])
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function record(key: string, value: string): Buffer {
  const body = Buffer.from(` ${key}=${value}\n`)
  let length = body.length
  while (length !== body.length + String(length).length) length = body.length + String(length).length
  return Buffer.concat([Buffer.from(String(length)), body])
}

/** The entries of a tar from `tarOf`, each checked against its SHA-256. Throws with the name of a damaged one. */
export async function* entriesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = createByteReader(source)
  let last = 'at its start'
  const block = async (expected: string): Promise<number | undefined> => {
    const head = await reader.take(BLOCK)
    if (head.every((byte) => byte === 0)) return undefined
    const sum = Number.parseInt(head.toString('latin1', CHECKSUM.at, CHECKSUM.at + 6), 8)
    if (sum !== checksumOf(head) || head.toString('latin1', 156, 157) !== expected) throw damaged(last)
    return Number.parseInt(head.toString('latin1', 124, 135), 8)
  }
  const body = async (size: number) => (await reader.take(Math.ceil(size / BLOCK) * BLOCK)).subarray(0, size)
  try {
    for (;;) {
      const extendedSize = await block('x')
      if (extendedSize === undefined) return
      const { path = '', [SHA256]: sha256, ...rest } = recordsIn(await body(extendedSize))
      last = `after ${path}`
      const bytes = await body((await block('0')) ?? 0)
      if (sha256Of(bytes) !== sha256) throw damaged(path)
      const own = Object.entries(rest).map(([key, value]) => [key.slice(OWN.length), value])
      yield { name: path, attributes: Object.fromEntries(own), bytes }
    }
  } catch (error) {
    throw error instanceof EndedEarly ? damaged(`it ends too early, ${last}`) : error
  }
}

function recordsIn(bytes: Buffer): Record<string, string> {
  const records: Record<string, string> = {}
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 12), 10)
    if (!(length > 0)) break
    const text = bytes.toString('utf8', at + String(length).length + 1, at + length - 1)
    const equals = text.indexOf('=')
    records[text.slice(0, equals)] = text.slice(equals + 1)
    at += length
  }
  return records
}
