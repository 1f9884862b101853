import type { Queryable } from '../../platform/database/index.ts'

export type TrustKey = {
  keyId: string
  issuer: string
  publicKey: Buffer
  sealedSecret: string
  createdAt: Date
  retiredAt: Date | null
  revokedAt: Date | null
}

const FIELDS = `key_id as "keyId", issuer, public_key as "publicKey", sealed_secret as "sealedSecret",
  created_at as "createdAt", retired_at as "retiredAt", revoked_at as "revokedAt"`

export const listKeys = (db: Queryable): Promise<TrustKey[]> =>
  db.query<TrustKey>(`select ${FIELDS} from trust_key order by created_at, key_id`)

export async function findSigningKey(db: Queryable): Promise<TrustKey | undefined> {
  const [key] = await db.query<TrustKey>(`select ${FIELDS} from trust_key where retired_at is null`)
  return key
}

/** Two processes may create one at once; the second one is discarded. */
export async function addSigningKey(
  db: Queryable,
  key: Pick<TrustKey, 'keyId' | 'issuer' | 'publicKey' | 'sealedSecret' | 'createdAt'>,
): Promise<void> {
  await db.query(
    `insert into trust_key (key_id, issuer, public_key, sealed_secret, created_at) values ($1, $2, $3, $4, $5)
     on conflict ((true)) where retired_at is null do nothing`,
    [key.keyId, key.issuer, key.publicKey, key.sealedSecret, key.createdAt],
  )
}

export async function retireSigningKey(db: Queryable, at: Date): Promise<void> {
  await db.query('update trust_key set retired_at = $1 where retired_at is null', [at])
}

/** Returns whether there is such a key. */
export async function markKeyRevoked(db: Queryable, keyId: string, at: Date): Promise<boolean> {
  const found = await db.query(
    `update trust_key set revoked_at = coalesce(revoked_at, $2), retired_at = coalesce(retired_at, $2)
     where key_id = $1 returning key_id`,
    [keyId, at],
  )
  return found.length > 0
}
