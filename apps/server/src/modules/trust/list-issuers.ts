import type { IssuerWire } from '@fathom/contract/trust'
import { listKeys, type TrustKey } from './key.store.ts'
import { getSigner } from './signing-key.ts'
import type { TrustDeps } from './trust.deps.ts'

export const OUR_NAME = 'Fathom'
const REVOCATIONS = '/api/ecards/trust/revocations'

/** Our organization, then those that the configuration names. */
export async function listIssuers(deps: TrustDeps): Promise<IssuerWire[]> {
  const { issuer: id } = await getSigner(deps, deps.db)
  const keys = await listKeys(deps.db)
  const formerIds = [...new Set(keys.map(({ issuer }) => issuer))].filter((each) => each !== id)
  const ours = { id, formerIds, name: OUR_NAME, keys: keys.map(openKey), revocations: REVOCATIONS }
  return [ours, ...deps.config.trustedIssuers.map((issuer) => ({ ...issuer, formerIds: [] }))]
}

const openKey = ({ keyId, publicKey, revokedAt }: TrustKey) => ({
  keyId,
  publicKey: publicKey.toString('base64url'),
  revokedAt: revokedAt?.toISOString() ?? null,
})
