import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type CeremonyOptions = { challenge: string; rp?: { id: string }; rpId?: string }
type How = { origin?: string; isVerified?: boolean; counter?: number }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A security key in software: one P-256 key, as WebAuthn level 2 describes it. */
export function aSoftAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  const dataOf = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, more])
  }
  const clientData = (type: string, challenge: string, how: How) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: how.origin ?? origin, crossOrigin: false }))
  const flagsOf = ({ isVerified = true }: How) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  const id = base64url(credentialId)

  return {
    create({ challenge, rp }: CeremonyOptions, how: How = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const authData = dataOf(rp?.id ?? '', flagsOf(how) | HAS_KEY, how.counter ?? 0, attested)
      const size = Buffer.alloc(2)
      size.writeUInt16BE(authData.length)
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        authData,
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, how)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    get({ challenge, rpId = '' }: CeremonyOptions, how: How = {}) {
      const data = clientData('webauthn.get', challenge, how)
      const authData = dataOf(rpId, flagsOf(how), how.counter ?? 1)
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}
