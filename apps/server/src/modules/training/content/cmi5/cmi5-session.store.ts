import type { Queryable } from '../../../../platform/database/index.ts'

export type Cmi5Session = {
  sessionId: string
  affiliateId: number
  attemptId: string
  contentId: string
  activityId: string
  language: string
  mode: 'normal' | 'review' | 'browse'
  isFetched: boolean
}

type SessionRow = {
  session_id: string
  affiliate_id: string
  attempt_id: string
  content_id: string
  activity_id: string
  language: string
  mode: Cmi5Session['mode']
  fetched_at: Date | null
}

const sessionOf = (row: SessionRow): Cmi5Session => ({
  sessionId: row.session_id,
  affiliateId: Number(row.affiliate_id),
  attemptId: row.attempt_id,
  contentId: row.content_id,
  activityId: row.activity_id,
  language: row.language,
  mode: row.mode,
  isFetched: row.fetched_at !== null,
})

export async function addSession(
  db: Queryable,
  session: Omit<Cmi5Session, 'isFetched'>,
  now: Date,
): Promise<void> {
  const { sessionId, affiliateId, attemptId, contentId, activityId, language, mode } = session
  await db.query(
    `insert into cmi5_session (session_id, affiliate_id, attempt_id, content_id, activity_id, language, mode, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [sessionId, affiliateId, attemptId, contentId, activityId, language, mode, now],
  )
}

/** With `isHeld`, the session stays locked until the transaction ends. */
export async function findSession(
  db: Queryable,
  { affiliateId, attemptId }: Pick<Cmi5Session, 'affiliateId' | 'attemptId'>,
  sessionId: string,
  isLocked = false,
): Promise<Cmi5Session | undefined> {
  const [row] = await db.query<SessionRow>(
    `select * from cmi5_session where session_id = $1 and affiliate_id = $2 and attempt_id = $3
     ${isLocked ? 'for update' : ''}`,
    [sessionId, affiliateId, attemptId],
  )
  return row && sessionOf(row)
}

/** Returns whether this was the first time, because the key is issued only once. */
export async function markFetched(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'update cmi5_session set fetched_at = $2 where session_id = $1 and fetched_at is null returning 1 as done',
    [sessionId, now],
  )
  return rows.length > 0
}
