import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { IdentityDatabase, SecretBox } from '../ports.ts'

export const SIGNING_ALGORITHM = 'ES256'

const PURPOSE = 'identity signing key'

/** The newest key signs; older ones stay published until everything they signed has expired. */
export async function loadSigningKeys(
  db: Pick<IdentityDatabase, 'query'>,
  secrets: SecretBox,
): Promise<JWK[]> {
  const stored = await readKeys(db, secrets)
  if (stored.length > 0) return stored
  const sealed = secrets.seal(JSON.stringify(await makeKey()), PURPOSE)
  // Two processes may start at once on an empty table: both use the first key.
  await db.query('insert into oidc_key (slot, sealed) values (1, $1) on conflict do nothing', [sealed])
  return readKeys(db, secrets)
}

async function readKeys(db: Pick<IdentityDatabase, 'query'>, secrets: SecretBox): Promise<JWK[]> {
  const rows = await db.query<{ sealed: string }>('select sealed from oidc_key order by slot desc')
  return rows.map(({ sealed }) => JSON.parse(secrets.open(sealed, PURPOSE)))
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: SIGNING_ALGORITHM, use: 'sig', kid: randomUUID() }
}

export function publicKeys(keys: readonly JWK[]): { keys: JWK[] } {
  return { keys: keys.map(({ d: _private, ...key }) => key) }
}
