import { createHash } from 'node:crypto'
import type { Queryable } from './database/index.ts'

export type RateLimit = { limit: number; windowSeconds: number }
export type Verdict = { allowed: boolean; retryAfterSeconds: number }

const SWEPT_AT_ONCE = 20

/**
 * Counts one attempt under this key across all processes. The window starts with the first attempt; attempts
 * beyond the limit don't extend it.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
): Promise<Verdict> {
  const ends = new Date(now.getTime() + windowSeconds * 1000)
  const [row] = await db.query<{ count: number; expires_at: Date }>(
    `insert into attempt as a (key, count, expires_at) values ($1, 1, $2)
     on conflict (key) do update set
       count = case when a.expires_at <= $3 then 1 else least(a.count, 1000000000) + 1 end,
       expires_at = case when a.expires_at <= $3 then excluded.expires_at else a.expires_at end
     returning count, expires_at`,
    [hashOf(key), ends, now],
  )
  if (!row) throw new Error('counting the attempt returned no row')
  if (row.count === 1) await sweep(db, now)
  const secondsLeft = Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000))
  const allowed = row.count <= limit
  return { allowed, retryAfterSeconds: allowed ? 0 : secondsLeft }
}

/** Clears the attempts under this key, for example after a successful sign-in. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.query('delete from attempt where key = $1', [hashOf(key)])
}

/** Returns one attempt that turned out not to count, for example when the right code was typed. */
export async function returnAttempt(db: Queryable, key: string): Promise<void> {
  await db.query('update attempt set count = count - 1 where key = $1 and count > 0', [hashOf(key)])
}

/** Keeps the table small without a job: each new window deletes a few expired ones. */
async function sweep(db: Queryable, now: Date) {
  await db.query(
    `delete from attempt where key in
       (select key from attempt where expires_at <= $1 limit ${SWEPT_AT_ONCE} for update skip locked)`,
    [now],
  )
}

const hashOf = (key: string) => createHash('sha256').update(key).digest()
