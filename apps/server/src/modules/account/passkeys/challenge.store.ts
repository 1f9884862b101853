import type { Queryable } from '../../../platform/database/index.ts'

const CHALLENGE_MS = 5 * 60_000

export async function keepChallenge(
  db: Queryable,
  challenge: string,
  holder: string,
  now: Date,
): Promise<void> {
  await db.query('insert into passkey_challenge (challenge, holder, expires_at) values ($1, $2, $3)', [
    challenge,
    holder,
    new Date(now.getTime() + CHALLENGE_MS),
  ])
}

/** Single use, whether the response to it is right or wrong. */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  holder: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.query<{ expires_at: Date }>(
    'delete from passkey_challenge where challenge = $1 and holder = $2 returning expires_at',
    [challenge, holder],
  )
  return row !== undefined && row.expires_at > now
}

export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from passkey_challenge where expires_at <= $1', [now])
}
