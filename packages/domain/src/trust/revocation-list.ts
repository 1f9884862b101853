import { type Bytes, bytesOfHex, hexOf } from './bytes.ts'
import { type Cbor, encodeCbor } from './cbor.ts'
import { KEY_ID_BYTES } from './cose.ts'
import { readCbor } from './read-cbor.ts'

/** What an issuer has revoked, as of `signedAt` (seconds since 1970). */
export type RevocationList = {
  issuer: string
  signedAt: number
  revoked: ReadonlySet<number>
  revokedKeys: readonly string[]
}

const KIND_LIST = 16
const CLAIM = { issuer: 1, signedAt: 6, kind: -65_537, revoked: -65_540, revokedKeys: -65_541 } as const

export function writeRevocationList({ issuer, signedAt, revoked, revokedKeys }: RevocationList): Bytes {
  const keys = revokedKeys.map((keyId) => bytesOfHex(keyId) ?? new Uint8Array())
  return encodeCbor(
    new Map<number, Cbor>([
      [CLAIM.issuer, issuer],
      [CLAIM.signedAt, signedAt],
      [CLAIM.kind, KIND_LIST],
      [CLAIM.revoked, writeIndexes([...revoked])],
      [CLAIM.revokedKeys, keys],
    ]),
  )
}

/** Undefined for anything that isn't such a list. */
export function readRevocationList(payload: Bytes): RevocationList | undefined {
  const claims = readCbor(payload)
  if (!(claims instanceof Map) || claims.size !== 5 || claims.get(CLAIM.kind) !== KIND_LIST) return undefined
  const [issuer, signedAt] = [claims.get(CLAIM.issuer), claims.get(CLAIM.signedAt)]
  const [indexes, keys] = [claims.get(CLAIM.revoked), claims.get(CLAIM.revokedKeys)]
  const revoked = indexes instanceof Uint8Array ? readIndexes(indexes) : undefined
  if (typeof issuer !== 'string' || typeof signedAt !== 'number' || !revoked || !Array.isArray(keys))
    return undefined
  const keyIds = keys.filter(isKeyId).map(hexOf)
  return keyIds.length === keys.length ? { issuer, signedAt, revoked, revokedKeys: keyIds } : undefined
}

const isKeyId = (key: Cbor): key is Bytes => key instanceof Uint8Array && key.length === KEY_ID_BYTES

/**
 * Encodes the gaps between indexes, seven bits per byte: one percent of ten million cards takes about a
 * hundred kilobytes.
 */
function writeIndexes(indexes: number[]): Bytes {
  const bytes: number[] = []
  let before = -1
  for (const index of indexes.sort((a, b) => a - b)) {
    let step = index - before - 1
    for (; step > 0x7f; step = Math.floor(step / 0x80)) bytes.push((step % 0x80) | 0x80)
    bytes.push(step)
    before = index
  }
  return Uint8Array.from(bytes)
}

function readIndexes(bytes: Uint8Array): ReadonlySet<number> | undefined {
  const indexes = new Set<number>()
  let [before, step, unit] = [-1, 0, 1]
  for (const byte of bytes) {
    step += (byte & 0x7f) * unit
    if (!Number.isSafeInteger(step)) return undefined
    unit *= 0x80
    if (byte & 0x80) continue
    before += step + 1
    indexes.add(before)
    step = 0
    unit = 1
  }
  return unit === 1 ? indexes : undefined
}
