import type { PasskeyWire } from '@fathom/contract/account'
import type { Queryable } from '../../../platform/database/index.ts'

type Row = {
  affiliate_id: string
  id: string
  credential_id: string
  public_key: Buffer
  counter: string
  transports: string[]
  name: string
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export type Passkey = PasskeyWire & {
  affiliateId: number
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

export type NewPasskey = Pick<
  Passkey,
  'affiliateId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'isSynced'
> & { now: Date }

export async function listPasskeys(db: Queryable, affiliateId: number): Promise<Passkey[]> {
  const rows = await db.query<Row>('select * from passkey where affiliate_id = $1 order by id', [affiliateId])
  return rows.map(passkeyOf)
}

export async function findPasskeyByCredential(
  db: Queryable,
  credentialId: string,
): Promise<Passkey | undefined> {
  const [row] = await db.query<Row>('select * from passkey where credential_id = $1', [credentialId])
  return row && passkeyOf(row)
}

/** Undefined when this credential is already registered. */
export async function insertPasskey(tx: Queryable, added: NewPasskey): Promise<Passkey | undefined> {
  const [row] = await tx.query<Row>(
    `insert into passkey (affiliate_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning *`,
    [
      added.affiliateId,
      added.credentialId,
      Buffer.from(added.publicKey),
      added.counter,
      added.transports,
      added.name,
      added.isSynced,
      added.now,
    ],
  )
  return row && passkeyOf(row)
}

/** False when another sign-in has advanced the counter meanwhile: one of the two comes from a copy. */
export async function touchPasskey(
  db: Queryable,
  passkey: Passkey,
  used: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const touched = await db.query(
    `update passkey set counter = $3, is_synced = $4, last_used_at = $5
     where credential_id = $1 and counter = $2 returning id`,
    [passkey.credentialId, passkey.counter, used.counter, used.isSynced, used.now],
  )
  return touched.length > 0
}

export async function renamePasskey(
  db: Queryable,
  affiliateId: number,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await db.query<Row>(
    'update passkey set name = $3 where affiliate_id = $1 and id::text = $2 returning *',
    [affiliateId, id, name],
  )
  return row && passkeyOf(row)
}

/** False when it wasn't there any more. */
export async function deletePasskey(db: Queryable, affiliateId: number, id: string): Promise<boolean> {
  const deleted = await db.query(
    'delete from passkey where affiliate_id = $1 and id::text = $2 returning id',
    [affiliateId, id],
  )
  return deleted.length > 0
}

export async function deletePasskeys(tx: Queryable, affiliateId: number): Promise<number> {
  const gone = await tx.query('delete from passkey where affiliate_id = $1 returning id', [affiliateId])
  return gone.length
}

/** The fields that the owner may see. */
export function shownPasskey({ id, name, createdAt, lastUsedAt, isSynced }: Passkey): PasskeyWire {
  return { id, name, createdAt, lastUsedAt, isSynced }
}

function passkeyOf(row: Row): Passkey {
  return {
    affiliateId: Number(row.affiliate_id),
    id: row.id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
