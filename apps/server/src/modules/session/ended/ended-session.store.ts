import type { Queryable } from '../../../platform/database/index.ts'

type SessionKey = { affiliate_id: string; id: string }

export async function insertBearer(
  tx: Queryable,
  affiliateId: number,
  sessionId: string,
  sid: string,
  expiresAt: Date,
): Promise<void> {
  await tx.query(
    `insert into session_bearer (affiliate_id, session_id, sid, expires_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [affiliateId, sessionId, sid, expiresAt],
  )
}

/** Whether bearers with this `sid` were issued to this session. */
export async function isBearerOf(
  db: Queryable,
  { affiliateId, sid }: { affiliateId: number; sid: string },
  sessionId: string,
): Promise<boolean> {
  const rows = await db.query(
    'select from session_bearer where affiliate_id = $1 and session_id = $2 and sid = $3',
    [affiliateId, sessionId, sid],
  )
  return rows.length > 0
}

/** Marks what the bearers of these sessions carry as ended, and returns it. */
export async function insertEnded(
  tx: Queryable,
  sessions: readonly SessionKey[],
  except: string | undefined,
  endedAt: Date,
): Promise<string[]> {
  const rows = await tx.query<{ sid: string }>(
    `with gone as (
       delete from session_bearer where (affiliate_id, session_id) in
         (select * from unnest($1::bigint[], $2::uuid[])) returning sid
     )
     insert into ended_session (sid, ended_at) select distinct sid, $3::timestamptz from gone where sid is distinct from $4
     on conflict (sid) do update set ended_at = excluded.ended_at returning sid`,
    [sessions.map(({ affiliate_id }) => affiliate_id), sessions.map(({ id }) => id), endedAt, except ?? null],
  )
  return rows.map(({ sid }) => sid)
}

export async function hasEnded(db: Queryable, sid: string): Promise<boolean> {
  return (await db.query('select from ended_session where sid = $1', [sid])).length > 0
}

/** The sessions of the person whose bearers carry this `sid`. */
export async function listSessionsOf(tx: Queryable, sid: string): Promise<SessionKey[]> {
  return tx.query<SessionKey>('select affiliate_id, session_id as id from session_bearer where sid = $1', [
    sid,
  ])
}

export async function listEnded(db: Queryable, since: Date): Promise<{ sid: string; ended_at: Date }[]> {
  return db.query('select sid, ended_at from ended_session where ended_at > $1', [since])
}

export async function deleteOldEnded(db: Queryable, now: Date, before: Date): Promise<void> {
  await db.query('delete from ended_session where ended_at < $1', [before])
  await db.query('delete from session_bearer where expires_at < $1', [now])
}
