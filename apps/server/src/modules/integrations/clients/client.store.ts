import type { ClientScope } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'

export type StoredClient = {
  id: string
  name: string
  scopes: ClientScope[]
  secretHash: Buffer
  oldSecretHash: Buffer | null
  oldSecretUntil: Date | null
  rotatedAt: Date | null
  /** Which request made the secret. */
  secretIntent: Buffer | null
  /** What that request asked for. */
  secretRequest: Buffer | null
  tokensFrom: Date
  lastUsedAt: Date | null
  createdAt: Date
  withdrawnAt: Date | null
}

const FIELDS = `id, name, scopes, secret_hash as "secretHash", old_secret_hash as "oldSecretHash",
  old_secret_until as "oldSecretUntil", rotated_at as "rotatedAt", secret_intent as "secretIntent",
  secret_request as "secretRequest", tokens_from as "tokensFrom",
  last_used_at as "lastUsedAt", created_at as "createdAt", withdrawn_at as "withdrawnAt"`

export const listClients = (db: Queryable): Promise<StoredClient[]> =>
  db.query<StoredClient>(
    `select ${FIELDS} from integration_client order by withdrawn_at is not null, created_at desc, id`,
  )

export async function findClient(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<StoredClient | undefined> {
  if (id.includes('\u0000')) return undefined
  const [row] = await db.query<StoredClient>(
    `select ${FIELDS} from integration_client where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row
}

export async function listClientNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from integration_client where id = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type NewClient = Pick<
  StoredClient,
  'id' | 'name' | 'scopes' | 'secretHash' | 'secretIntent' | 'secretRequest' | 'createdAt'
> & {
  createdBy: number
}

export async function insertClient(tx: Queryable, client: NewClient): Promise<void> {
  await tx.query(
    `insert into integration_client
       (id, name, scopes, secret_hash, tokens_from, created_at, created_by, secret_intent, secret_request)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      ...[client.id, client.name, client.scopes, client.secretHash, client.createdAt, client.createdBy],
      ...[client.secretIntent, client.secretRequest],
    ],
  )
}

export async function saveClient(tx: Queryable, client: StoredClient): Promise<void> {
  await tx.query(
    `update integration_client set name = $2, scopes = $3, secret_hash = $4, old_secret_hash = $5,
       old_secret_until = $6, rotated_at = $7, tokens_from = $8, withdrawn_at = $9, secret_intent = $10,
       secret_request = $11 where id = $1`,
    [
      client.id,
      client.name,
      client.scopes,
      client.secretHash,
      client.oldSecretHash,
      client.oldSecretUntil,
      client.rotatedAt,
      client.tokensFrom,
      client.withdrawnAt,
      client.secretIntent,
      client.secretRequest,
    ],
  )
}

const USED_EVERY = '1 minute'

/** To the minute, so that not every call writes. */
export async function noteUse(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `update integration_client set last_used_at = $2
     where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '${USED_EVERY}')`,
    [id, now],
  )
}
