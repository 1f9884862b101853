import type { BadgeWire, StatusListWire } from '@fathom/contract/trust'
import { CompactSign } from 'jose'
import type { Signer } from '../signing-key.ts'
import { addressesOf } from './addresses.ts'

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

/** Open Badges 3.0, 8.2: the payload is the credential itself, plus the registered JWT claims. */
export function signCredential(credential: BadgeWire | StatusListWire, signer: Signer): Promise<string> {
  const { issuer, id, validFrom } = credential
  const claims = {
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: id,
    nbf: seconds(validFrom),
    ...('validUntil' in credential && credential.validUntil && { exp: seconds(credential.validUntil) }),
  }
  return new CompactSign(Buffer.from(JSON.stringify({ ...credential, ...claims })))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: addressesOf(signer.issuer).key(signer.keyId) })
    .sign(signer.secret)
}
