import { type Bytes, compareBytes } from './bytes.ts'
import { type Cbor, type CborMap, encodeCbor, MAJOR } from './cbor.ts'

const MOST_DEPTH = 4
const MOST_ITEMS = 64

class Unreadable extends Error {
  /** How many more bytes are needed to continue reading. */
  readonly missing: number
  constructor(missing = 0) {
    super()
    this.missing = missing
  }
}

type Reader = { bytes: Bytes; at: number }

/**
 * Reads exactly one value and nothing after it. Returns undefined for anything that isn't deterministically
 * encoded: oversized heads, duplicate or unsorted keys, text that isn't UTF-8, tags, floats, indefinite
 * lengths.
 */
export function readCbor(bytes: Bytes): Cbor | undefined {
  const reader = { bytes, at: 0 }
  try {
    const value = readValue(reader, 0)
    // Encoding it again must give the same bytes. This stops anything that the reader accepted by mistake.
    return reader.at === bytes.length && compareBytes(encodeCbor(value), bytes) === 0 ? value : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/**
 * Reads the first value of possibly truncated bytes. Returns the value and where it ends, or how much of it
 * is missing.
 */
export function readStart(bytes: Bytes): { value: Cbor; end: number } | { missing: number } {
  const reader = { bytes, at: 0 }
  try {
    return { value: readValue(reader, 0), end: reader.at }
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

function readValue(reader: Reader, depth: number): Cbor {
  if (depth > MOST_DEPTH) throw new Unreadable()
  const { major, value } = readHead(reader)
  if (major === MAJOR.unsigned) return value
  if (major === MAJOR.negative) return negative(value)
  if (major === MAJOR.bytes) return take(reader, value)
  if (major === MAJOR.text) return readText(take(reader, value))
  if (major === MAJOR.array) return readArray(reader, value, depth)
  if (major === MAJOR.map) return readMap(reader, value, depth)
  throw new Unreadable()
}

function readHead(reader: Reader): { major: number; value: number } {
  const [first = 0] = take(reader, 1)
  const major = first >> 5
  const size = first & 0x1f
  if (size < 24) return { major, value: size }
  if (size > 27) throw new Unreadable()
  const length = 1 << (size - 24)
  const value = take(reader, length).reduce((sum, byte) => sum * 256 + byte, 0)
  if (!Number.isSafeInteger(value)) throw new Unreadable()
  return { major, value }
}

function negative(value: number): number {
  if (!Number.isSafeInteger(-1 - value)) throw new Unreadable()
  return -1 - value
}

function take(reader: Reader, count: number): Bytes {
  const end = reader.at + count
  if (end > reader.bytes.length) throw new Unreadable(end - reader.bytes.length)
  const part = reader.bytes.slice(reader.at, end)
  reader.at = end
  return part
}

function readText(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Unreadable()
  }
}

function readArray(reader: Reader, count: number, depth: number): readonly Cbor[] {
  if (count > MOST_ITEMS) throw new Unreadable()
  return Array.from({ length: count }, () => readValue(reader, depth + 1))
}

function readMap(reader: Reader, count: number, depth: number): CborMap {
  if (count > MOST_ITEMS) throw new Unreadable()
  const map = new Map<number, Cbor>()
  for (let each = 0; each < count; each += 1) {
    const key = readValue(reader, MOST_DEPTH)
    if (typeof key !== 'number' || map.has(key)) throw new Unreadable()
    map.set(key, readValue(reader, depth + 1))
  }
  return map
}
