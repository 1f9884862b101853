import type { Bytes } from './bytes.ts'
import { type Cbor, encodeCbor } from './cbor.ts'
import { type CheckSignature, readCose } from './cose.ts'
import { type Issuer, isKeyRevoked, isNameOf, isSignedBy } from './issuer.ts'
import { readCbor } from './read-cbor.ts'
import { shorten } from './short-text.ts'

/** An issuer says whose device a key is on, and until when. Times are in seconds since 1970. */
export type DeviceCertificate = {
  issuer: string
  /** The number of the person. */
  person: number
  name: string
  /** Ed25519, 32 bytes. */
  deviceKey: Bytes
  issuedAt: number
  expiresAt: number
  /** Its index in the issuer's revocation list. */
  statusIndex: number
}

const DEVICE_KEY_BYTES = 32
const KIND_DEVICE = 17
const CLAIM = {
  issuer: 1,
  person: 2,
  expiresAt: 4,
  issuedAt: 6,
  kind: -65_537,
  statusIndex: -65_538,
  name: -65_542,
  deviceKey: -65_543,
} as const
/** In UTF-8 bytes: two names, two certificates and a dive fit into one code. */
const LIMITS = { name: 60, issuer: 120 } as const

export function writeDeviceCertificate(certificate: DeviceCertificate): Bytes {
  if (certificate.issuer.length > LIMITS.issuer) throw new RangeError('the address of the issuer is too long')
  return encodeCbor(
    new Map<number, Cbor>([
      [CLAIM.issuer, certificate.issuer],
      [CLAIM.person, certificate.person],
      [CLAIM.expiresAt, certificate.expiresAt],
      [CLAIM.issuedAt, certificate.issuedAt],
      [CLAIM.kind, KIND_DEVICE],
      [CLAIM.statusIndex, certificate.statusIndex],
      [CLAIM.name, shorten(certificate.name, LIMITS.name)],
      [CLAIM.deviceKey, certificate.deviceKey],
    ]),
  )
}

/** Undefined for anything that `writeDeviceCertificate` wouldn't have written. Nothing is verified yet. */
export function readDeviceCertificate(signed: Bytes): DeviceCertificate | undefined {
  const cose = readCose(signed)
  const claims = cose && readCbor(cose.payload)
  if (!(claims instanceof Map) || claims.size !== Object.keys(CLAIM).length) return undefined
  if (claims.get(CLAIM.kind) !== KIND_DEVICE) return undefined
  const [issuer, name, deviceKey] = [
    claims.get(CLAIM.issuer),
    claims.get(CLAIM.name),
    claims.get(CLAIM.deviceKey),
  ]
  const [person, issuedAt, expiresAt, statusIndex] = [
    claims.get(CLAIM.person),
    claims.get(CLAIM.issuedAt),
    claims.get(CLAIM.expiresAt),
    claims.get(CLAIM.statusIndex),
  ]
  if (typeof issuer !== 'string' || typeof name !== 'string' || !name) return undefined
  if (!isKey(deviceKey)) return undefined
  if (!isCount(person) || !isCount(issuedAt) || !isCount(expiresAt) || !isCount(statusIndex)) return undefined
  return { issuer, person, name, deviceKey, issuedAt, expiresAt, statusIndex }
}

const isKey = (value: Cbor | undefined): value is Bytes =>
  value instanceof Uint8Array && value.length === DEVICE_KEY_BYTES
const isCount = (value: Cbor | undefined): value is number => typeof value === 'number' && value >= 0

export type OpenedCertificate =
  | { is: 'broken' | 'unknown-issuer' }
  | { is: 'certified'; certificate: DeviceCertificate; issuer: Issuer; isRevoked: boolean }

/** Whether an issuer that we know certified this device. Says nothing about the time. */
export async function openDeviceCertificate(
  signed: Bytes,
  { issuers, check }: { issuers: readonly Issuer[]; check: CheckSignature },
): Promise<OpenedCertificate> {
  const cose = readCose(signed)
  const certificate = readDeviceCertificate(signed)
  if (!cose || !certificate) return { is: 'broken' }
  const issuer = issuers.find(({ keys }) => keys.some(({ keyId }) => keyId === cose.keyId))
  const key = issuer?.keys.find(({ keyId }) => keyId === cose.keyId)
  if (!issuer || !key) return { is: 'unknown-issuer' }
  if (!isNameOf(issuer, certificate.issuer) || !(await isSignedBy(key, cose, check))) return { is: 'broken' }
  const isRevoked =
    isKeyRevoked(key, issuer.list) || issuer.list?.revoked.has(certificate.statusIndex) === true
  return { is: 'certified', certificate, issuer, isRevoked }
}
