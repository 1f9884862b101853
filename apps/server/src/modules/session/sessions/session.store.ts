import type { Queryable } from '../../../platform/database/index.ts'

export type SessionRow = {
  affiliate_id: string
  id: string
  sub: string
  refresh_token: string
  id_token: string
  id_token_expires_at: Date
  user_agent: string
  network: string
  created_at: Date
  last_seen_at: Date
  authenticated_at: Date
}

export type NewSession = {
  secretHash: Buffer
  affiliateId: number
  sub: string
  refreshToken: string
  idToken: string
  idTokenExpiresAt: Date
  userAgent: string
  network: string
  authenticatedAt: Date
  now: Date
  expiresAt: Date
}

export type SignOutRow = { affiliate_id: string; id: string; session_id: string | null; created_at: Date }

const valuesOf = (session: NewSession) => [
  session.affiliateId,
  session.secretHash,
  session.sub,
  session.refreshToken,
  session.idToken,
  session.idTokenExpiresAt,
  session.userAgent,
  session.network,
  session.now,
  session.expiresAt,
  session.authenticatedAt,
]

const COLUMNS = `affiliate_id, secret_hash, sub, refresh_token, id_token, id_token_expires_at, user_agent, network,
  created_at, last_seen_at, expires_at, authenticated_at`
const VALUES = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11'

export async function insertSession(db: Queryable, session: NewSession): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into web_session (${COLUMNS}) values (${VALUES}) returning id`,
    valuesOf(session),
  )
  if (!row) throw new Error('saving the session returned no row')
  return row.id
}

/**
 * The person signs in again in the same browser. The session keeps its id, so that a list that was loaded before can
 * still end it. Undefined if the browser had no session of this person.
 */
export async function renewSession(
  db: Queryable,
  before: Buffer,
  session: NewSession,
): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>(
    `update web_session set (${COLUMNS}) = (${VALUES}) where affiliate_id = $1 and secret_hash = $12 returning *`,
    [...valuesOf(session), before],
  )
  return row
}

export async function findSession(
  db: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db.query<SessionRow>(
    'select * from web_session where secret_hash = $1 and expires_at > $2',
    [secretHash, now],
  )
  return row
}

/** Deletes the session of another person in this browser. */
export async function deleteReplacedSession(db: Queryable, secretHash: Buffer): Promise<SessionRow[]> {
  return db.query<SessionRow>('delete from web_session where secret_hash = $1 returning *', [secretHash])
}

/** A second caller waits here, and then finds what the first one fetched. */
export async function lockSession(
  tx: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await tx.query<SessionRow>(
    'select * from web_session where secret_hash = $1 and expires_at > $2 for update',
    [secretHash, now],
  )
  return row
}

export async function updateTokens(
  tx: Queryable,
  { affiliate_id, id }: SessionRow,
  tokens: { refreshToken: string; idToken: string; idTokenExpiresAt: Date },
): Promise<void> {
  await tx.query(
    `update web_session set refresh_token = $3, id_token = $4, id_token_expires_at = $5
     where affiliate_id = $1 and id = $2`,
    [affiliate_id, id, tokens.refreshToken, tokens.idToken, tokens.idTokenExpiresAt],
  )
}

export async function touchSession(
  db: Queryable,
  { affiliate_id, id }: SessionRow,
  now: Date,
): Promise<void> {
  await db.query('update web_session set last_seen_at = $3 where affiliate_id = $1 and id = $2', [
    affiliate_id,
    id,
    now,
  ])
}

export async function updateAuthenticated(
  db: Queryable,
  { affiliate_id, id }: SessionRow,
  now: Date,
): Promise<void> {
  await db.query('update web_session set authenticated_at = $3 where affiliate_id = $1 and id = $2', [
    affiliate_id,
    id,
    now,
  ])
}

export async function listSessions(db: Queryable, affiliateId: number, now: Date): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select * from web_session where affiliate_id = $1 and expires_at > $2
     order by last_seen_at desc, id desc`,
    [affiliateId, now],
  )
}

export async function deleteSessions(
  tx: Queryable,
  affiliateId: number,
  sessionId: string | undefined,
): Promise<SessionRow[]> {
  return tx.query<SessionRow>(
    'delete from web_session where affiliate_id = $1 and ($2::uuid is null or id = $2) returning *',
    [affiliateId, sessionId ?? null],
  )
}

export async function deleteOtherSessions(
  tx: Queryable,
  affiliateId: number,
  storedId: string | undefined,
): Promise<SessionRow[]> {
  return tx.query<SessionRow>(
    'delete from web_session where affiliate_id = $1 and ($2::uuid is null or id <> $2) returning *',
    [affiliateId, storedId ?? null],
  )
}

/** Makes the next refresh of each of the person's sessions fetch a new id token from the provider. */
export async function expireIdTokens(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query("update web_session set id_token_expires_at = 'epoch' where affiliate_id = $1", [
    affiliateId,
  ])
}

export async function insertSignOut(
  tx: Queryable,
  affiliateId: number,
  sessionId: string | undefined,
  now: Date,
): Promise<SignOutRow> {
  const [row] = await tx.query<SignOutRow>(
    `insert into sign_out_record (affiliate_id, session_id, created_at) values ($1, $2, $3) returning *`,
    [affiliateId, sessionId ?? null, now],
  )
  if (!row) throw new Error('saving the sign-out returned no row')
  return row
}

/** Undefined if it was already published. */
export async function markPublished(
  tx: Queryable,
  { affiliateId, id }: { affiliateId: number; id: string },
  now: Date,
): Promise<SignOutRow | undefined> {
  const [row] = await tx.query<SignOutRow>(
    `update sign_out_record set told_at = $3 where affiliate_id = $1 and id = $2 and told_at is null returning *`,
    [affiliateId, id, now],
  )
  return row
}

export function listUnpublished(db: Queryable, before: Date): Promise<SignOutRow[]> {
  return db.query<SignOutRow>(
    'select * from sign_out_record where told_at is null and created_at < $1 order by created_at',
    [before],
  )
}

/** Deletes expired sessions, and records that every tab has received or outlived. */
export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from web_session where expires_at <= $1', [now])
  await db.query('delete from sso_code where expires_at <= $1', [now])
  await db.query("delete from sign_out_record where created_at < $1::timestamptz - interval '90 days'", [now])
}
