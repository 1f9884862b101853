import type { Answer, Attempt } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

type AttemptRow = {
  id: string
  enrolment_id: string
  activity_id: string
  number: number
  status: Attempt['status']
  score: number | null
  seconds: number
  place: string | null
  progress: number | null
  started_at: Date
  updated_at: Date
  ended_at: Date | null
  marked_at: Date | null
  late_seconds: number | null
  version: number
}

type State = Record<string, unknown>

/** An attempt with everything that is stored about it. */
export type StoredAttempt = Attempt & {
  state: State | null
  answers: readonly Answer[]
  sitting: string | null
  /** The last sequence number that each sitting saved. */
  sittings: Readonly<Record<string, number>>
  beside: string | null
}
type StoredRow = AttemptRow & Pick<StoredAttempt, 'state' | 'answers' | 'sitting' | 'sittings' | 'beside'>

const LISTED = `id, enrolment_id, activity_id, number, status, score, seconds, place, progress, started_at, updated_at,
  ended_at, marked_at, late_seconds, version`

const attemptOf = (row: AttemptRow): Attempt => ({
  attemptId: row.id,
  enrolmentId: row.enrolment_id,
  activityId: row.activity_id,
  number: row.number,
  status: row.status,
  score: row.score,
  seconds: row.seconds,
  place: row.place,
  progress: row.progress,
  startedAt: row.started_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  markedAt: row.marked_at?.toISOString() ?? null,
  lateSeconds: row.late_seconds,
  version: row.version,
})

const storedOf = ({ state, answers, sitting, sittings, beside, ...row }: StoredRow): StoredAttempt => ({
  ...attemptOf(row),
  state,
  answers,
  sitting,
  sittings,
  beside,
})

/** Without the runtime's state and without the answers. */
export async function listAttempts(
  db: Queryable,
  affiliateIds: readonly number[],
  enrolmentIds: readonly string[],
): Promise<Attempt[]> {
  const rows = await db.query<AttemptRow>(
    `select ${LISTED} from course_attempt where affiliate_id = any($1::bigint[]) and enrolment_id = any($2::uuid[])
     order by started_at, id`,
    [affiliateIds, enrolmentIds],
  )
  return rows.map(attemptOf)
}

export async function listAnswers(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<Map<string, readonly Answer[]>> {
  const rows = await db.query<{ id: string; answers: Answer[] }>(
    'select id, answers from course_attempt where affiliate_id = $1 and enrolment_id = $2',
    [affiliateId, enrolmentId],
  )
  return new Map(rows.map(({ id, answers }) => [id, answers]))
}

export async function findAttempt(
  db: Queryable,
  affiliateId: number,
  attemptId: string,
): Promise<StoredAttempt | undefined> {
  const [row] = await db.query<StoredRow>(
    'select * from course_attempt where affiliate_id = $1 and id = $2',
    [affiliateId, attemptId],
  )
  return row && storedOf(row)
}

/** The enrollment it belongs to, without the rest of its data. */
export async function findEnrolmentOf(
  db: Queryable,
  affiliateId: number,
  attemptId: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ enrolment_id: string }>(
    'select enrolment_id from course_attempt where affiliate_id = $1 and id = $2',
    [affiliateId, attemptId],
  )
  return row?.enrolment_id
}

/** The package that an enrollment uses. */
export async function findContentOf(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<{ packageId: string; culture: string } | undefined> {
  const [row] = await db.query<{ package_id: string; culture: string }>(
    `select c.package_id, c.culture from enrolment n join course_content c on c.content_id = n.content_id
     where n.affiliate_id = $1 and n.id = $2`,
    [affiliateId, enrolmentId],
  )
  return row && { packageId: row.package_id, culture: row.culture }
}

/** The parts of the package that an enrollment has. */
export async function listActivityIds(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<string[]> {
  const [row] = await db.query<{ ids: string[] }>(
    `select array(select jsonb_array_elements(c.activities) ->> 'id') as ids
     from enrolment n join course_content c on c.content_id = n.content_id
     where n.affiliate_id = $1 and n.id = $2`,
    [affiliateId, enrolmentId],
  )
  return row?.ids ?? []
}

export async function isServerExam(db: Queryable, affiliateId: number, attemptId: string): Promise<boolean> {
  const rows = await db.query(
    `select from course_attempt a join enrolment n on n.affiliate_id = a.affiliate_id and n.id = a.enrolment_id
     join course_exam e on e.content_id = n.content_id and e.activity_id = a.activity_id
     where a.affiliate_id = $1 and a.id = $2`,
    [affiliateId, attemptId],
  )
  return rows.length > 0
}

/** Whether the server marks the exam of this course: then it's one of our own. */
export async function isOfOwnCourse(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<boolean> {
  const rows = await db.query(
    `select from enrolment n join course_exam e on e.content_id = n.content_id
     where n.affiliate_id = $1 and n.id = $2 and e.since is null limit 1`,
    [affiliateId, enrolmentId],
  )
  return rows.length > 0
}

/** Locked until the transaction ends. */
export async function lockAttempt(
  tx: Queryable,
  affiliateId: number,
  attemptId: string,
): Promise<StoredAttempt | undefined> {
  const [row] = await tx.query<StoredRow>(
    'select * from course_attempt where affiliate_id = $1 and id = $2 for update',
    [affiliateId, attemptId],
  )
  return row && storedOf(row)
}

/** The separate attempt that a sitting wrote because another device had continued this one. */
export async function lockBeside(
  tx: Queryable,
  affiliateId: number,
  attemptId: string,
  sitting: string,
): Promise<StoredAttempt | undefined> {
  const [row] = await tx.query<StoredRow>(
    'select * from course_attempt where affiliate_id = $1 and beside = $2 and sitting = $3 for update',
    [affiliateId, attemptId, sitting],
  )
  return row && storedOf(row)
}

type NewAttempt = { affiliateId: number; enrolmentId: string; activityId: string }
type Parted = { beside: string; sitting: string }

/** The next attempt of its activity. The caller locks the enrollment, so no two get the same number. */
export async function insertAttempt(
  tx: Queryable,
  { affiliateId, enrolmentId, activityId }: NewAttempt,
  startedAt: Date,
  parted?: Parted,
): Promise<StoredAttempt> {
  const [row] = await tx.query<StoredRow>(
    `insert into course_attempt (affiliate_id, enrolment_id, activity_id, number, status, started_at, updated_at, version,
       beside, sitting)
     select $1, $2, $3,
       coalesce((select max(number) from course_attempt
         where affiliate_id = $1 and enrolment_id = $2 and activity_id = $3), 0) + 1,
       'not-attempted', $4, $4, 0, $5, $6
     returning *`,
    [affiliateId, enrolmentId, activityId, startedAt, parted?.beside ?? null, parted?.sitting ?? null],
  )
  if (!row) throw new Error('saving the attempt returned no row')
  return storedOf(row)
}

export async function writeAttempt(
  tx: Queryable,
  affiliateId: number,
  attempt: StoredAttempt,
): Promise<void> {
  await tx.query(
    `update course_attempt set status = $3, score = $4, seconds = $5, place = $6, progress = $7, updated_at = $8,
       ended_at = $9, version = $10, sitting = $11, sittings = $12, state = $13, answers = $14, marked_at = $15,
       late_seconds = $16
     where affiliate_id = $1 and id = $2`,
    [
      affiliateId,
      attempt.attemptId,
      attempt.status,
      attempt.score,
      attempt.seconds,
      attempt.place,
      attempt.progress,
      attempt.updatedAt,
      attempt.endedAt,
      attempt.version,
      attempt.sitting,
      JSON.stringify(attempt.sittings),
      attempt.state && JSON.stringify(attempt.state),
      JSON.stringify(attempt.answers),
      attempt.markedAt,
      attempt.lateSeconds,
    ],
  )
}
