import { createHash } from 'node:crypto'

/** Only their hashes are stored, so that a person who can read the database can't present them. */
export const BEARERS: readonly string[] = [
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'RefreshToken',
]

export function keyOf(kind: string, id: string): string {
  return BEARERS.includes(kind) ? createHash('sha256').update(id).digest('base64url') : id
}
