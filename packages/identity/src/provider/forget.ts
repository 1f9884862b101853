import type { IdentityDatabase } from '../ports.ts'
import { END_SESSIONS } from './adapter.ts'

/** Deletes what the provider stores about a person: browser sessions, grants and tokens. */
export async function forgetAccount(db: Pick<IdentityDatabase, 'query'>, sub: string): Promise<void> {
  await db.query(`${END_SESSIONS} where kind = 'Session' and account_id = $1`, [sub])
  await db.query("delete from oidc_record where kind <> 'Session' and account_id = $1", [sub])
}

/**
 * Expired records aren't found anyway; this only frees the space. Ended sessions stay longer than any request.
 */
export async function deleteExpired(db: Pick<IdentityDatabase, 'query'>): Promise<void> {
  await db.query("delete from oidc_record where expires_at < now() - interval '1 hour'")
  await db.query("delete from account_code where expires_at < now() - interval '1 hour'")
}
