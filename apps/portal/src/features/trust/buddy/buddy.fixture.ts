import type { IssuerWire } from '@fathom/contract/trust'
import {
  type BuddyDive,
  bytesOfHex,
  readCode,
  type Sign,
  signCose,
  writeConfirmation,
  writeDeviceCertificate,
  writeRequest,
} from '@fathom/domain/trust'
import { type aSigner, now } from '../signer.fixture.ts'

type Organization = Pick<Awaited<ReturnType<typeof aSigner>>, 'sign'> & { wire: IssuerWire }
type Device = { certificate: Uint8Array<ArrayBuffer>; sign: Sign }

const DAY = 86_400

/** What the server answers to a device that asks for a certificate. */
export async function certify(
  { wire, sign }: Organization,
  person: { person: number; name: string },
  deviceKey: Uint8Array<ArrayBuffer>,
) {
  const payload = writeDeviceCertificate({
    ...{ issuer: wire.id, ...person, deviceKey, statusIndex: person.person },
    ...{ issuedAt: now() - DAY, expiresAt: now() + 80 * DAY },
  })
  return signCose(payload, bytesOfHex(wire.keys[0]?.keyId ?? '') ?? new Uint8Array(), sign)
}

/** A device of another person. */
export async function aDevice(by: Organization, person: { person: number; name: string }): Promise<Device> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const deviceKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    certificate: await certify(by, person, deviceKey),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message)),
  }
}

export const askedBy = ({ certificate, sign }: Device, dive: BuddyDive) =>
  writeRequest(dive, certificate, sign)

export async function confirmedBy({ certificate, sign }: Device, request: string): Promise<string> {
  const read = readCode(request)
  if (read.is !== 'request') throw new Error(`this is ${read.is}`)
  return writeConfirmation(read.request, { certificate, confirmedAt: now() }, sign)
}
