import type { SigningKeyWire } from '@fathom/contract/trust'
import { audit } from '../../platform/audit/index.ts'
import { Problem } from '../../platform/problem.ts'
import { findSigningKey, listKeys, markKeyRevoked, retireSigningKey } from './key.store.ts'
import { makeSigningKey } from './signing-key.ts'
import { listDivers } from './statement.store.ts'
import type { TrustDeps } from './trust.deps.ts'

/** From now on a new key signs; what the old one signed stays valid. */
export async function rotateKey(deps: TrustDeps, by: number): Promise<SigningKeyWire[]> {
  return deps.db.transaction(async (tx) => {
    await retireSigningKey(tx, deps.clock.now())
    await makeSigningKey(deps, tx)
    await audit(tx, { actor: by, action: 'key-rotated' })
    return (await listKeys(tx)).map(keyWireOf)
  })
}

/**
 * For a compromised key: nothing that it signed is valid any more, and every card and dive is signed again when
 * it's next opened.
 */
export async function revokeKey(deps: TrustDeps, keyId: string, by: number): Promise<SigningKeyWire[]> {
  return deps.db.transaction(async (tx) => {
    if (!(await markKeyRevoked(tx, keyId, deps.clock.now()))) throw new Problem('not-found', 404)
    if (!(await findSigningKey(tx))) await makeSigningKey(deps, tx)
    await deps.renewDiveCodes(tx, await listDivers(tx, keyId))
    await audit(tx, { actor: by, action: 'key-revoked', object: { kind: 'key', id: keyId } })
    return (await listKeys(tx)).map(keyWireOf)
  })
}

export async function listSigningKeys({ db }: TrustDeps): Promise<SigningKeyWire[]> {
  return (await listKeys(db)).map(keyWireOf)
}

const keyWireOf = ({
  keyId,
  createdAt,
  retiredAt,
  revokedAt,
}: Awaited<ReturnType<typeof listKeys>>[number]) => ({
  keyId,
  createdAt: createdAt.toISOString(),
  retiredAt: retiredAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})
