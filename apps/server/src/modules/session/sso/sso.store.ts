import type { Queryable } from '../../../platform/database/index.ts'

export type NewSsoCode = { codeHash: Buffer; clientId: string; sealed: string; expiresAt: Date }

export async function insertSsoCode(db: Queryable, added: NewSsoCode): Promise<void> {
  await db.query('insert into sso_code (code_hash, client_id, sealed, expires_at) values ($1, $2, $3, $4)', [
    added.codeHash,
    added.clientId,
    added.sealed,
    added.expiresAt,
  ])
}

/**
 * Single use: of two concurrent requests with the same code, one gets the row. A site can't use up another
 * site's code.
 */
export async function takeSsoCode(
  db: Queryable,
  codeHash: Buffer,
  clientId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query<{ sealed: string; expires_at: Date }>(
    'delete from sso_code where code_hash = $1 and client_id = $2 returning sealed, expires_at',
    [codeHash, clientId],
  )
  return row && row.expires_at > now ? row.sealed : undefined
}
