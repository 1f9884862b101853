import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'

type Bearer = Pick<User, 'affiliateId' | 'sid'>
type SessionKey = { affiliateId: number; sessionId: string }

/** Hands over every session that bearers with this `sid` belong to: all of one browser. Returns which. */
export async function insertHandover(
  tx: Queryable,
  { affiliateId, sid }: Bearer,
  subject: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx.query<{ session_id: string }>(
    `insert into handover (affiliate_id, session_id, subject, handed_at, since)
     select affiliate_id, session_id, $3, $4, $4 from session_bearer
     join web_session using (affiliate_id) where affiliate_id = $1 and sid = $2 and session_id = web_session.id
     on conflict (affiliate_id, session_id) do update set subject = $3, handed_at = $4,
       since = case when handover.subject = $3 then handover.since else $4 end
     returning session_id`,
    [affiliateId, sid, subject, now],
  )
  return rows.map(({ session_id }) => session_id)
}

/**
 * What the session of this bearer was handed over for, and since when: handing it over again for the same subject
 * doesn't begin anew.
 */
export async function findHandover(
  db: Queryable,
  { affiliateId, sid }: Bearer,
): Promise<{ subject: string; since: Date } | undefined> {
  const [row] = await db.query<{ subject: string; since: Date }>(
    `select subject, since from handover join session_bearer using (affiliate_id, session_id)
     where affiliate_id = $1 and sid = $2 order by handed_at desc limit 1`,
    [affiliateId, sid],
  )
  return row
}

export async function findSessionHandover(
  db: Queryable,
  { affiliateId, sessionId }: SessionKey,
): Promise<string | undefined> {
  const [row] = await db.query<{ subject: string }>(
    'select subject from handover where affiliate_id = $1 and session_id = $2',
    [affiliateId, sessionId],
  )
  return row?.subject
}

export async function deleteHandover(tx: Queryable, { affiliateId, sid }: Bearer): Promise<void> {
  await tx.query(
    `delete from handover where (affiliate_id, session_id) in
       (select affiliate_id, session_id from session_bearer where affiliate_id = $1 and sid = $2)`,
    [affiliateId, sid],
  )
}

/**
 * A session that begins in the browser of another one is handed over like that one. Where only the browser's cookie
 * tells one browser from another (`byTimeToo`), so is every session that began without a new proof.
 */
export async function carryHandover(
  tx: Queryable,
  session: SessionKey,
  from: { sid: string; authenticatedAt: Date; byTimeToo: boolean },
): Promise<void> {
  await tx.query(
    `insert into handover (affiliate_id, session_id, subject, handed_at, since)
     select affiliate_id, $2, subject, handed_at, since from handover
     where affiliate_id = $1 and session_id <> $2 and (
       session_id in (select session_id from session_bearer where affiliate_id = $1 and sid = $3)
       or ($5 and handed_at >= $4)
     )
     order by handed_at desc limit 1 on conflict (affiliate_id, session_id) do nothing`,
    [session.affiliateId, session.sessionId, from.sid, from.authenticatedAt, from.byTimeToo],
  )
}

export async function listHandedOver(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ affiliate_id: string }>('select distinct affiliate_id from handover')
  return rows.map(({ affiliate_id }) => Number(affiliate_id))
}

export async function listForgotten(db: Queryable, before: Date): Promise<SessionKey[]> {
  const rows = await db.query<{ affiliate_id: string; session_id: string }>(
    'select affiliate_id, session_id from handover where handed_at < $1',
    [before],
  )
  return rows.map((row) => ({ affiliateId: Number(row.affiliate_id), sessionId: row.session_id }))
}
