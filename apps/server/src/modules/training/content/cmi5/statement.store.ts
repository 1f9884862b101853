import type { Cmi5Said } from '@fathom/domain/training/content'
import type { Queryable } from '../../../../platform/database/index.ts'

export type StoredStatement = Cmi5Said & {
  id: string
  digest: string
  body: Record<string, unknown>
  storedAt: Date
}

type Whose = { affiliateId: number; attemptId: string }

export async function findStatement(
  db: Queryable,
  affiliateId: number,
  id: string,
): Promise<{ digest: string; body: Record<string, unknown> } | undefined> {
  const [row] = await db.query<{ digest: string; body: Record<string, unknown> }>(
    'select digest, body from xapi_statement where affiliate_id = $1 and id = $2',
    [affiliateId, id],
  )
  return row
}

export async function addStatement(
  tx: Queryable,
  { affiliateId, attemptId }: Whose,
  statement: StoredStatement,
): Promise<void> {
  const { id, sessionId, verb, score, seconds, progress, storedAt, digest, body } = statement
  await tx.query(
    `insert into xapi_statement
       (affiliate_id, id, attempt_id, session_id, said, score, seconds, progress, stored_at, digest, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      affiliateId,
      id,
      attemptId,
      sessionId,
      verb,
      score,
      seconds,
      progress,
      storedAt,
      digest,
      JSON.stringify(body),
    ],
  )
}

/** The unit's statements in this attempt, in order, as a summary without the full statements. */
export async function listSaid(db: Queryable, { affiliateId, attemptId }: Whose): Promise<Cmi5Said[]> {
  const rows = await db.query<
    Omit<Cmi5Said, 'sessionId' | 'verb'> & { session_id: string; said: Cmi5Said['verb'] }
  >(
    `select session_id, said, score, seconds, progress from xapi_statement
     where affiliate_id = $1 and attempt_id = $2 order by number`,
    [affiliateId, attemptId],
  )
  return rows.map(({ session_id, said, score, seconds, progress }) => ({
    sessionId: session_id,
    verb: said,
    score,
    seconds,
    progress,
  }))
}

export async function isTerminated(
  db: Queryable,
  { affiliateId, attemptId, sessionId }: Whose & { sessionId: string },
): Promise<boolean> {
  const rows = await db.query(
    `select from xapi_statement
     where affiliate_id = $1 and attempt_id = $2 and session_id = $3 and said = 'terminated' limit 1`,
    [affiliateId, attemptId, sessionId],
  )
  return rows.length > 0
}

export type StatementQuery = {
  verb?: string | undefined
  activity?: string | undefined
  since?: string | undefined
  until?: string | undefined
  ascending: boolean
  limit: number
}

/** The matching statements of this attempt, newest first by default. */
export async function listStatements(
  db: Queryable,
  { affiliateId, attemptId }: Whose,
  { verb, activity, since, until, ascending, limit }: StatementQuery,
): Promise<Record<string, unknown>[]> {
  const rows = await db.query<{ body: Record<string, unknown> }>(
    `select body from xapi_statement
     where affiliate_id = $1 and attempt_id = $2
       and ($3::text is null or body->'verb'->>'id' = $3)
       and ($4::text is null or body->'object'->>'id' = $4)
       and ($5::timestamptz is null or stored_at > $5)
       and ($6::timestamptz is null or stored_at <= $6)
     order by number ${ascending ? 'asc' : 'desc'} limit $7`,
    [affiliateId, attemptId, verb ?? null, activity ?? null, since ?? null, until ?? null, limit],
  )
  return rows.map(({ body }) => body)
}
