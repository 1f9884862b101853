import { gzipSync } from 'node:zlib'
import { CREDENTIAL_CONTEXT, type StatusListWire } from '@fathom/contract/trust'
import { getSigner } from '../signing-key.ts'
import { listRevokedIndexes } from '../statement.store.ts'
import type { TrustDeps } from '../trust.deps.ts'
import { addressesOf } from './addresses.ts'
import { signCredential } from './sign-credential.ts'

/**
 * The minimum size that the standard allows: the list is large enough to hide whose entry is being checked.
 */
export const LIST_BITS = 131_072

/** A signed list in the W3C's Bitstring Status List format. */
export async function statusList(deps: TrustDeps, list: number): Promise<string> {
  const signer = await getSigner(deps, deps.db)
  const address = addressesOf(signer.issuer).statusList(list)
  const credential: StatusListWire = {
    '@context': [...CREDENTIAL_CONTEXT],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addressesOf(signer.issuer).profile,
    validFrom: startOfHour(deps.clock.now()),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBits(await listRevokedIndexes(deps.db), list),
    },
  }
  return signCredential(credential, signer)
}

const startOfHour = (now: Date) => `${now.toISOString().slice(0, 13)}:00:00Z`

function encodeBits(revoked: readonly number[], list: number): string {
  const bits = new Uint8Array(LIST_BITS / 8)
  for (const index of revoked) {
    const at = index - list * LIST_BITS
    // The first entry is the highest bit of the first byte.
    if (at >= 0 && at < LIST_BITS) bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7))
  }
  return `u${gzipSync(bits).toString('base64url')}`
}
