import { fromBase45, toBase45 } from './base45.ts'
import { type BuddyDive, readBuddyDive, writeBuddyDive } from './buddy-dive.ts'
import type { Bytes } from './bytes.ts'
import { type Cbor, encodeCbor } from './cbor.ts'
import { type CheckSignature, SIGNATURE_BYTES, type Sign } from './cose.ts'
import {
  type DeviceCertificate,
  type OpenedCertificate,
  openDeviceCertificate,
  readDeviceCertificate,
} from './device-certificate.ts'
import { type DeviceClock, timeAtLeast } from './device-clock.ts'
import type { Issuer } from './issuer.ts'
import { readCbor, readStart } from './read-cbor.ts'

/** Codes of version 5 are signed by devices that an issuer certified (decision 174). */
export const DEVICE_VERSION = 5
const PREFIX = `FATHOM${DEVICE_VERSION}:`
const KIND = { request: 1, confirmation: 2 } as const
/** A code of version 25 with medium error correction holds 1,451. */
const MOST_CONFIRMATION_CHARACTERS = 1450
/** Whose clock is this far off can't confirm. */
const TOLERATED_SECONDS = 86_400

/** A diver's device asks for a confirmation of exactly this dive. */
export type DiveRequest = { dive: BuddyDive; diver: Bytes; signature: Bytes }
/** The buddy's device confirms exactly that request. */
export type DiveConfirmation = DiveRequest & { confirmedAt: number; buddy: Bytes; buddySignature: Bytes }

const requestMessage = ({ dive, diver }: Pick<DiveRequest, 'dive' | 'diver'>) =>
  encodeCbor(['fathom dive request 1', writeBuddyDive(dive), diver])

const confirmationMessage = (said: Omit<DiveConfirmation, 'buddySignature'>) =>
  encodeCbor([
    'fathom dive confirmation 1',
    writeBuddyDive(said.dive),
    said.diver,
    said.signature,
    said.confirmedAt,
    said.buddy,
  ])

/** `certificate` is the signed certificate of the device whose key signs. */
export async function writeRequest(dive: BuddyDive, certificate: Bytes, sign: Sign): Promise<string> {
  const signature = await sign(requestMessage({ dive, diver: certificate }))
  return textOf([KIND.request, writeBuddyDive(dive), certificate, signature])
}

export async function writeConfirmation(
  { dive, diver, signature }: DiveRequest,
  { certificate, confirmedAt }: { certificate: Bytes; confirmedAt: number },
  sign: Sign,
): Promise<string> {
  const said = { dive, diver, signature, confirmedAt, buddy: certificate }
  const buddySignature = await sign(confirmationMessage(said))
  const parts = [writeBuddyDive(dive), diver, signature, confirmedAt, certificate, buddySignature]
  return textOf([KIND.confirmation, ...parts])
}

function textOf(parts: readonly Cbor[]): string {
  const text = `${PREFIX}${toBase45(encodeCbor(parts))}`
  if (text.length > MOST_CONFIRMATION_CHARACTERS)
    throw new RangeError(`a code of ${text.length} characters is too long`)
  return text
}

export type DeviceCode =
  | { is: 'request'; request: DiveRequest }
  | { is: 'confirmation'; confirmation: DiveConfirmation }
  | { is: 'broken' | 'cut' }

/** Reads what follows the prefix. Nothing of it is verified yet. */
export function readDeviceCode(text45: string): DeviceCode {
  const bytes = text45.length <= MOST_CONFIRMATION_CHARACTERS ? fromBase45(text45) : undefined
  const parts = bytes && readCbor(bytes)
  if (!Array.isArray(parts)) return { is: isCut(text45) ? 'cut' : 'broken' }
  const [kind, content, diver, signature, confirmedAt, buddy, buddySignature] = parts as Cbor[]
  const dive = content instanceof Uint8Array ? readBuddyDive(readCbor(content)) : undefined
  if (!dive || !isCertificate(diver) || !isSignature(signature)) return { is: 'broken' }
  const request = { dive, diver, signature }
  if (kind === KIND.request && parts.length === 4) return { is: 'request', request }
  if (kind !== KIND.confirmation || parts.length !== 7) return { is: 'broken' }
  if (typeof confirmedAt !== 'number' || confirmedAt < 0) return { is: 'broken' }
  if (!isCertificate(buddy) || !isSignature(buddySignature)) return { is: 'broken' }
  return { is: 'confirmation', confirmation: { ...request, confirmedAt, buddy, buddySignature } }
}

const isSignature = (value: Cbor | undefined): value is Bytes =>
  value instanceof Uint8Array && value.length === SIGNATURE_BYTES
const isCertificate = (value: Cbor | undefined): value is Bytes =>
  value instanceof Uint8Array && readDeviceCertificate(value) !== undefined

/** Whether it is the beginning of a code: nothing in it differs, and bytes are missing. */
function isCut(text45: string): boolean {
  const whole = text45.slice(0, text45.length - (text45.length % 3))
  const bytes = fromBase45(whole)
  const start = bytes && readStart(bytes)
  return start !== undefined && 'missing' in start && start.missing > 0
}

type Store = { issuers: readonly Issuer[]; clock: DeviceClock; check: CheckSignature }
type Certified = Extract<OpenedCertificate, { is: 'certified' }>

export type OpenedRequest =
  | { is: 'altered' | 'unknown-issuer' | 'expired' | 'revoked' | 'self' }
  | { is: 'open'; dive: BuddyDive; diver: DeviceCertificate; issuer: Issuer }

/** Whether this person may confirm the request now: nobody confirms their own dive. */
export async function openRequest(
  request: DiveRequest,
  { person, ...store }: Store & { person: number },
): Promise<OpenedRequest> {
  const opened = await openDeviceCertificate(request.diver, store)
  if (opened.is !== 'certified') return { is: opened.is === 'broken' ? 'altered' : opened.is }
  const { certificate, issuer, isRevoked } = opened
  if (!(await store.check(certificate.deviceKey, requestMessage(request), request.signature)))
    return { is: 'altered' }
  if (isRevoked) return { is: 'revoked' }
  if (timeAtLeast(store.clock, []) > certificate.expiresAt) return { is: 'expired' }
  if (certificate.person === person) return { is: 'self' }
  return { is: 'open', dive: request.dive, diver: certificate, issuer }
}

/** `expired`: a device signed it when its certificate didn't count. */
type GenuineConfirmation = {
  is: 'valid' | 'expired' | 'revoked'
  dive: BuddyDive
  diver: DeviceCertificate
  buddy: DeviceCertificate
  confirmedAt: number
  issuer: Issuer
}

export type OpenedConfirmation = { is: 'altered' } | { is: 'unknown-issuer' } | GenuineConfirmation

/** Checks the whole chain: both certificates, both signatures, two people, and the day of the confirmation. */
export async function openConfirmation(
  said: DiveConfirmation,
  store: Pick<Store, 'issuers' | 'check'>,
): Promise<OpenedConfirmation> {
  const [diver, buddy] = [
    await openDeviceCertificate(said.diver, store),
    await openDeviceCertificate(said.buddy, store),
  ]
  if (diver.is === 'broken' || buddy.is === 'broken') return { is: 'altered' }
  if (diver.is !== 'certified' || buddy.is !== 'certified') return { is: 'unknown-issuer' }
  const isSigned =
    (await store.check(diver.certificate.deviceKey, requestMessage(said), said.signature)) &&
    (await store.check(buddy.certificate.deviceKey, confirmationMessage(said), said.buddySignature))
  if (!isSigned || isSamePerson(diver, buddy)) return { is: 'altered' }
  const { confirmedAt, dive } = said
  const people = { diver: diver.certificate, buddy: buddy.certificate, issuer: buddy.issuer }
  const isRevoked = diver.isRevoked || buddy.isRevoked
  const hasCounted = countsAt(people.diver, confirmedAt) && countsAt(people.buddy, confirmedAt)
  return { is: isRevoked ? 'revoked' : hasCounted ? 'valid' : 'expired', dive, confirmedAt, ...people }
}

const isSamePerson = (one: Certified, other: Certified) =>
  one.issuer.id === other.issuer.id && one.certificate.person === other.certificate.person

/** The clock of a phone may be behind that of the server that certified it. */
const countsAt = ({ issuedAt, expiresAt }: DeviceCertificate, time: number) =>
  time >= issuedAt - TOLERATED_SECONDS && time <= expiresAt
