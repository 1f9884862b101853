import { type Bytes, compareBytes, joinBytes } from './bytes.ts'

/**
 * The subset of CBOR (RFC 8949) that statements use: no floats, no text keys, nothing of indefinite length.
 */
export type Cbor = number | string | Bytes | readonly Cbor[] | CborMap
export type CborMap = ReadonlyMap<number, Cbor>

export const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const

/** The core deterministic encoding (RFC 8949, 4.2.1): each value has exactly one encoding. */
export function encodeCbor(value: Cbor): Bytes {
  if (typeof value === 'number') return encodeNumber(value)
  if (typeof value === 'string') return withHead(MAJOR.text, new TextEncoder().encode(value))
  if (value instanceof Uint8Array) return withHead(MAJOR.bytes, value)
  if (isMap(value)) return encodeMap(value)
  return joinBytes([head(MAJOR.array, value.length), ...value.map(encodeCbor)])
}

const isMap = (value: readonly Cbor[] | CborMap): value is CborMap => value instanceof Map

function encodeNumber(value: number): Bytes {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`)
  return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.unsigned, value)
}

const withHead = (major: number, content: Bytes) => joinBytes([head(major, content.length), content])

function encodeMap(map: CborMap): Bytes {
  const entries = [...map].map(([key, value]) => ({ key: encodeNumber(key), value: encodeCbor(value) }))
  entries.sort((a, b) => compareBytes(a.key, b.key))
  return joinBytes([head(MAJOR.map, entries.length), ...entries.flatMap(({ key, value }) => [key, value])])
}

/** The shortest of the five encodings of a CBOR head. */
export function head(major: number, value: number): Bytes {
  const first = major << 5
  if (value < 24) return Uint8Array.of(first | value)
  if (value < 0x100) return Uint8Array.of(first | 24, value)
  if (value < 0x1_0000) return Uint8Array.of(first | 25, value >> 8, value & 0xff)
  const isShort = value < 0x1_0000_0000
  const bytes = new Uint8Array(isShort ? 5 : 9)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, first | (isShort ? 26 : 27))
  if (isShort) view.setUint32(1, value)
  else view.setBigUint64(1, BigInt(value))
  return bytes
}
