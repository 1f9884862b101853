import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { DiveLogWire } from '@fathom/contract/logbook'
import type { SecretBox } from '../../../platform/secret-box.ts'

export type Seal = {
  number: number
  previous: string
  sealedAt: Date
  keyId: string
  signature: string
  /** Whom the dive was verified for. A seal of version 1 doesn't sign it. */
  diver: string
  version: SealVersion
}

export type SealVersion = 1 | 2

/** The prefix of the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const keys = new WeakMap<SecretBox, { secret: KeyObject; open: KeyObject; id: string }>()

/** The key is derived from SECRET_KEY, so database access alone isn't enough to sign. */
function keyOf(secrets: SecretBox) {
  const known = keys.get(secrets)
  if (known) return known
  const der = Buffer.concat([PKCS8_HEAD, secrets.keyFor('dive log seal')])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const open = createPublicKey(secret)
  const raw = open.export({ format: 'der', type: 'spki' })
  const key = { secret, open, id: createHash('sha256').update(raw).digest('hex').slice(0, 16) }
  keys.set(secrets, key)
  return key
}

/**
 * Everything that was verified: the whole record, the content of its photos, the diver's name, and its position
 * in the diver's chain.
 */
export type Sealed = {
  doc: DiveLogWire
  photos: readonly { id: string; sha256: string }[]
} & Pick<Seal, 'number' | 'previous' | 'sealedAt' | 'diver' | 'version'>

export function makeSeal(secrets: SecretBox, sealed: Sealed): Seal {
  const key = keyOf(secrets)
  const { number, previous, sealedAt, diver, version } = sealed
  const signature = sign(null, bytesOf(sealed), key.secret).toString('base64url')
  return { number, previous, sealedAt, diver, version, keyId: key.id, signature }
}

export function isSealIntact(
  secrets: SecretBox,
  sealed: Sealed,
  seal: Pick<Seal, 'keyId' | 'signature'>,
): boolean {
  const key = keyOf(secrets)
  return (
    seal.keyId === key.id && verify(null, bytesOf(sealed), key.open, Buffer.from(seal.signature, 'base64url'))
  )
}

/** The length of a diver's chain, and the hash of its last seal. */
export type ChainEnd = { affiliateId: number; seals: number; last: string }

export type SignedEnd = Pick<ChainEnd, 'seals' | 'last'> & Pick<Seal, 'keyId' | 'signature'>

export function signEnd(secrets: SecretBox, end: ChainEnd): SignedEnd {
  const key = keyOf(secrets)
  const signature = sign(null, endBytesOf(end), key.secret).toString('base64url')
  return { seals: end.seals, last: end.last, keyId: key.id, signature }
}

export function isEndIntact(secrets: SecretBox, affiliateId: number, end: SignedEnd): boolean {
  const key = keyOf(secrets)
  const signature = Buffer.from(end.signature, 'base64url')
  return end.keyId === key.id && verify(null, endBytesOf({ ...end, affiliateId }), key.open, signature)
}

const endBytesOf = ({ affiliateId, seals, last }: ChainEnd) =>
  Buffer.from(`fathom dive log chain 1\n${canonical({ affiliateId, seals, last })}`)

/** The hash by which the diver's next seal references this one. */
export const traceOf = (seal: Pick<Seal, 'signature'>) =>
  createHash('sha256').update(seal.signature).digest('base64url')

/**
 * TS-15: the hash of everything that was verified; any change gives another one. `diver` is undefined where a
 * dive was verified before its seal had the diver's name.
 */
export const contentHashOf = (
  doc: DiveLogWire,
  photos: Sealed['photos'],
  diver: string | undefined,
): string =>
  createHash('sha256')
    .update(canonical({ doc, photos: [...photos].sort(byId), diver }))
    .digest('hex')

function bytesOf({ doc, photos, number, previous, sealedAt, diver, version }: Sealed) {
  const named = version === 1 ? {} : { diver }
  const content = { doc, photos: [...photos].sort(byId), number, previous, ...named }
  return Buffer.from(
    `fathom dive log seal ${version}\n${canonical({ ...content, sealedAt: sealedAt.toISOString() })}`,
  )
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** Serializes deterministically: the same value always gives the same text, regardless of key order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}
