import { type Bytes, joinBytes } from './bytes.ts'
import { encodeCbor, head, MAJOR } from './cbor.ts'
import { headerOf, KEY_ID_BYTES, SIGNATURE_BYTES, TAG_SIGN1 } from './cose.ts'
import { readStart } from './read-cbor.ts'
import { readStatement } from './statement.ts'

/** The bytes before the statement in all our codes, except for the key. */
const UP_TO_KEY = joinBytes([
  TAG_SIGN1,
  head(MAJOR.array, 4),
  encodeCbor(headerOf(new Uint8Array(KEY_ID_BYTES))),
]).slice(0, -KEY_ID_BYTES)
const KEY_END = UP_TO_KEY.length + KEY_ID_BYTES
const NOTHING_OPEN = encodeCbor(new Map())
const SEAL = head(MAJOR.bytes, SIGNATURE_BYTES)
const SEAL_BYTES = SEAL.length + SIGNATURE_BYTES

/**
 * The minimum number of bytes that are missing from what `signCose` writes. Returns none if the bytes are
 * complete or if anything in them differs, so that a changed length can't pass for a missing end.
 */
export function countMissing(bytes: Bytes): number {
  const open = bytes.slice(KEY_END, KEY_END + NOTHING_OPEN.length)
  if (!beginsAs(bytes, UP_TO_KEY) || !beginsAs(open, NOTHING_OPEN)) return 0
  const rest = bytes.slice(KEY_END + NOTHING_OPEN.length)
  const payload = readStart(rest)
  if ('missing' in payload)
    return payload.missing > 0 && isStatementCut(rest) ? payload.missing + SEAL_BYTES : 0
  if (!(payload.value instanceof Uint8Array) || !readStatement(payload.value)) return 0
  const seal = rest.slice(payload.end)
  return beginsAs(seal, SEAL) ? Math.max(0, SEAL_BYTES - seal.length) : 0
}

const beginsAs = (bytes: Bytes, whole: Bytes) =>
  whole.every((byte, at) => at >= bytes.length || bytes[at] === byte)

/** The statement itself must be incomplete too: if it's complete, its length was changed. */
function isStatementCut(bytes: Bytes): boolean {
  const [first = 0] = bytes
  const size = first & 0x1f
  if (bytes.length > 0 && first >> 5 !== MAJOR.bytes) return false
  const statement = readStart(bytes.slice(size < 24 ? 1 : 1 + (1 << (size - 24))))
  return 'missing' in statement && statement.missing > 0
}
