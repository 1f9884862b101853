import { type Bytes, bytesOfHex } from './bytes.ts'
import type { Cbor } from './cbor.ts'

const HASH_BYTES = 32

export function hashBytes(hash: string): Bytes {
  const bytes = bytesOfHex(hash)
  if (bytes?.length !== HASH_BYTES) throw new RangeError('a file is named by its SHA-256 in hexadecimal')
  return bytes
}

export const isHash = (value: Cbor | undefined): value is Bytes =>
  value instanceof Uint8Array && value.length === HASH_BYTES
