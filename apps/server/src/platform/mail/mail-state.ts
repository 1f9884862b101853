import type { Queryable } from '../database/index.ts'

/** Mails of all processes: whether one found no mail server at its last attempt, how many wait, how many failed. */
export async function readMailState(
  db: Queryable,
): Promise<{ isAway: boolean; waiting: number; refused: number }> {
  const [row] = await db.query<{ isAway: boolean; waiting: number; refused: number }>(
    `select coalesce(bool_or(state = 'retry' and output ->> 'name' = 'MailAway'), false) as "isAway",
       (count(*) filter (where state = 'retry'))::int as waiting,
       (count(*) filter (where state = 'failed'))::int as refused
     from jobs.job
     where state in ('retry', 'failed') and output ->> 'name' in ('MailAway', 'MailDeferred', 'MailRefused')`,
  )
  return row ?? { isAway: false, waiting: 0, refused: 0 }
}
