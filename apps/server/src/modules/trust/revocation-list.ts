import { signCose, writeRevocationList } from '@fathom/domain/trust'
import { listKeys } from './key.store.ts'
import { getSigner } from './signing-key.ts'
import { listRevokedIndexes } from './statement.store.ts'
import type { TrustDeps } from './trust.deps.ts'

/**
 * Within this time an unchanged list is byte-identical, whichever process signs it, so it needn't be sent
 * again.
 */
const STEP_SECONDS = 300

/** The signed list of our current revocations. */
export async function revocationList(deps: TrustDeps): Promise<Uint8Array> {
  const signer = await getSigner(deps, deps.db)
  const [revoked, keys] = await Promise.all([listRevokedIndexes(deps.db), listKeys(deps.db)])
  const seconds = Math.floor(deps.clock.now().getTime() / 1000)
  const payload = writeRevocationList({
    issuer: signer.issuer,
    signedAt: seconds - (seconds % STEP_SECONDS),
    revoked: new Set(revoked),
    revokedKeys: keys.filter(({ revokedAt }) => revokedAt).map(({ keyId }) => keyId),
  })
  return signCose(payload, signer.keyIdBytes, signer.sign)
}
