import type { LessonFailure } from '@fathom/contract/training'
import type { Queryable } from '../../../platform/database/index.ts'

type Failure = { attemptId: string; reason: LessonFailure; contentId: string; activityId: string }

export async function recordFailure(
  db: Queryable,
  { attemptId, reason, contentId, activityId }: Failure,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into lesson_failure (attempt_id, reason, content_id, activity_id, failed_at)
     values ($1, $2, $3, $4, $5) on conflict (attempt_id, reason) do update set failed_at = excluded.failed_at`,
    [attemptId, reason, contentId, activityId, now],
  )
}

/** Whether the latest opening of a cmi5 unit has fetched its key. */
export async function isUnitHeard(db: Queryable, affiliateId: number, attemptId: string): Promise<boolean> {
  const [latest] = await db.query<{ is_heard: boolean }>(
    `select fetched_at is not null as is_heard from cmi5_session
     where affiliate_id = $1 and attempt_id = $2 order by opened_at desc limit 1`,
    [affiliateId, attemptId],
  )
  return latest?.is_heard ?? false
}
