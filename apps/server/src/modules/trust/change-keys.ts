import type { SigningKeyWire } from '@fathom/contract/trust'
import { Problem } from '../../platform/problem.ts'
import { findSigningKey, listKeys, markKeyRevoked, retireSigningKey } from './key.store.ts'
import { makeSigningKey } from './signing-key.ts'
import type { TrustHouse } from './trust.house.ts'

/** From now on a new key signs; what the old one signed stays good. */
export async function rotateKey(house: TrustHouse): Promise<SigningKeyWire[]> {
  return house.db.transaction(async (tx) => {
    await retireSigningKey(tx, house.clock.now())
    await makeSigningKey(house, tx)
    return (await listKeys(tx)).map(toldKey)
  })
}

/** A key that got into other hands: nothing that it signed counts, and every card is signed anew when it is next opened. */
export async function revokeKey(house: TrustHouse, keyId: string): Promise<SigningKeyWire[]> {
  return house.db.transaction(async (tx) => {
    if (!(await markKeyRevoked(tx, keyId, house.clock.now()))) throw new Problem('not-found', 404)
    if (!(await findSigningKey(tx))) await makeSigningKey(house, tx)
    return (await listKeys(tx)).map(toldKey)
  })
}

export async function listSigningKeys({ db }: TrustHouse): Promise<SigningKeyWire[]> {
  return (await listKeys(db)).map(toldKey)
}

const toldKey = ({
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
