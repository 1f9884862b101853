import { type Bytes, hexOf, joinBytes } from './bytes.ts'
import { type Cbor, encodeCbor, head, MAJOR } from './cbor.ts'
import { readCbor } from './read-cbor.ts'

/** Signs exactly these bytes with Ed25519. */
export type Sign = (message: Bytes) => Promise<Bytes>
/** Whether `publicKey` signed exactly these bytes. */
export type CheckSignature = (publicKey: Bytes, message: Bytes, signature: Bytes) => Promise<boolean>

/** RFC 9052: the signed content and the id of the key. Nothing of it is verified yet. */
export type Signed = { keyId: string; payload: Bytes; message: Bytes; signature: Bytes }

export const TAG_SIGN1 = head(MAJOR.tag, 18)
const HEADER = { algorithm: 1, keyId: 4 } as const
const EDDSA = -8
export const SIGNATURE_BYTES = 64
export const KEY_ID_BYTES = 8

/** Creates a COSE_Sign1. Algorithm and key are protected headers, so the signature covers everything. */
export async function signCose(payload: Bytes, keyId: Bytes, sign: Sign): Promise<Bytes> {
  const header = headerOf(keyId)
  const signature = await sign(messageOf(header, payload))
  return joinBytes([TAG_SIGN1, encodeCbor([header, new Map(), payload, signature])])
}

export const headerOf = (keyId: Bytes) =>
  encodeCbor(
    new Map<number, Cbor>([
      [HEADER.algorithm, EDDSA],
      [HEADER.keyId, keyId],
    ]),
  )

const messageOf = (header: Bytes, payload: Bytes) =>
  encodeCbor(['Signature1', header, new Uint8Array(), payload])

/** Undefined for anything that `signCose` wouldn't have written. */
export function readCose(bytes: Bytes): Signed | undefined {
  if (bytes[0] !== TAG_SIGN1[0]) return undefined
  const parts = readCbor(bytes.slice(1))
  if (!Array.isArray(parts) || parts.length !== 4) return undefined
  const [header, open, payload, signature] = parts as Cbor[]
  const keyId = header instanceof Uint8Array ? keyIdIn(header) : undefined
  if (!(header instanceof Uint8Array && payload instanceof Uint8Array && signature instanceof Uint8Array))
    return undefined
  if (!keyId || !(open instanceof Map) || open.size > 0 || signature.length !== SIGNATURE_BYTES)
    return undefined
  return { keyId, payload, message: messageOf(header, payload), signature }
}

function keyIdIn(header: Bytes): string | undefined {
  const fields = readCbor(header)
  if (!(fields instanceof Map) || fields.size !== 2 || fields.get(HEADER.algorithm) !== EDDSA)
    return undefined
  const keyId = fields.get(HEADER.keyId)
  return keyId instanceof Uint8Array && keyId.length === KEY_ID_BYTES ? hexOf(keyId) : undefined
}
