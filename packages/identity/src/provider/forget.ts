import type pg from 'pg'
import { END_SESSIONS } from './adapter.ts'

/** Deletes what the provider stores about a person: browser sessions, grants and tokens. */
export async function forgetAccount(pool: pg.Pool, sub: string): Promise<void> {
  await pool.query(`${END_SESSIONS} where kind = 'Session' and account_id = $1`, [sub])
  await pool.query("delete from oidc_record where kind <> 'Session' and account_id = $1", [sub])
}

/**
 * Expired records aren't found anyway; this only frees the space. Ended sessions stay longer than any request.
 */
export async function deleteExpired(pool: pg.Pool): Promise<void> {
  await pool.query("delete from oidc_record where expires_at < now() - interval '1 hour'")
  await pool.query("delete from account_code where expires_at < now() - interval '1 hour'")
}
