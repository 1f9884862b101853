import {
  DEFAULT_EXAM_LIMITS,
  type ExamAttempts,
  type ExamLimits,
  examAttempts,
  examFailuresSince,
} from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

/**
 * The exam of a course, whichever enrollment it's taken in: starting the course anew doesn't reset its limit. The
 * limit is the one of the bank in this culture.
 */
export type ExamOf = { affiliateId: number; packageId: string; activityId: string; culture: string }

async function findLimits(db: Queryable, { packageId, culture }: ExamOf): Promise<ExamLimits> {
  const [row] = await db.query<{ attempts: number; pause_hours: number }>(
    'select attempts, pause_hours from exam_plan where package_id = $1 and culture = $2',
    [packageId, culture],
  )
  return row ? { attempts: row.attempts, pauseHours: row.pause_hours } : DEFAULT_EXAM_LIMITS
}

/**
 * Lets one opening or hand-in of this person's exams happen after the other, also across enrollments. It's taken
 * after the lock of the enrollment.
 */
export async function lockExams(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exams ' || $1::bigint, 0))`, [affiliateId])
}

export async function findExamAttempts(db: Queryable, exam: ExamOf, now: Date): Promise<ExamAttempts> {
  const { affiliateId, packageId, activityId } = exam
  const limits = await findLimits(db, exam)
  const rows = await db.query<{ marked_at: Date }>(
    `select a.marked_at from course_attempt a
       join enrolment n on n.affiliate_id = a.affiliate_id and n.id = a.enrolment_id
     where a.affiliate_id = $1 and n.package_id = $2 and a.activity_id = $3
       and a.status = 'failed' and a.marked_at > $4
       and not exists (select from exam_allowance e where e.affiliate_id = $1 and e.package_id = $2
         and e.activity_id = $3 and e.allowed_at >= a.marked_at)`,
    [affiliateId, packageId, activityId, examFailuresSince(now, limits)],
  )
  return examAttempts(
    rows.map(({ marked_at }) => marked_at.toISOString()),
    now,
    limits,
  )
}

/**
 * The exam that was open when the person started the course anew goes on in the new enrollment. With a new draw for
 * each enrollment, they could read the whole bank.
 */
export async function moveOpenExam(
  tx: Queryable,
  { affiliateId, packageId, activityId }: ExamOf,
  enrolmentId: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update course_attempt set enrolment_id = $4, number = 1 + coalesce((select max(number) from course_attempt
       where affiliate_id = $1 and enrolment_id = $4 and activity_id = $3), 0)
     where affiliate_id = $1 and id = (
       select a.id from course_attempt a
         join enrolment n on n.affiliate_id = a.affiliate_id and n.id = a.enrolment_id
         join exam_paper p on p.affiliate_id = a.affiliate_id and p.attempt_id = a.id
       where a.affiliate_id = $1 and n.package_id = $2 and a.activity_id = $3 and n.ended_at is not null
         and a.marked_at is null
       order by p.drawn_at desc limit 1)
     returning id`,
    [affiliateId, packageId, activityId, enrolmentId],
  )
  return row?.id
}

export async function addAllowance(
  tx: Queryable,
  { affiliateId, packageId, activityId }: ExamOf,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx.query(
    `insert into exam_allowance (affiliate_id, package_id, activity_id, allowed_at, allowed_by)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [affiliateId, packageId, activityId, at, by],
  )
}

export async function listAllowances(
  db: Queryable,
  affiliateId: number,
): Promise<{ packageId: string; allowedAt: string }[]> {
  const rows = await db.query<{ package_id: string; allowed_at: Date }>(
    'select package_id, allowed_at from exam_allowance where affiliate_id = $1 order by allowed_at',
    [affiliateId],
  )
  return rows.map((row) => ({ packageId: row.package_id, allowedAt: row.allowed_at.toISOString() }))
}
