import type { DrawnQuestion, Given } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

/** The exam that was drawn for one attempt. */
export type ExamPaper = {
  attemptId: string
  bankId: string
  questions: readonly DrawnQuestion[]
  given: Given
  sittings: Readonly<Record<string, number>>
  drawnAt: string
  /** When its questions were given out; null before the start of an exam with a time limit. */
  shownAt: string | null
  startedAt: string | null
  handedInAt: string | null
  /** The sitting that handed it in. */
  handedInBy: string | null
}

type PaperRow = {
  attempt_id: string
  bank_id: string
  questions: DrawnQuestion[]
  given: Record<string, number>
  sittings: Record<string, number>
  drawn_at: Date
  shown_at: Date | null
  started_at: Date | null
  handed_in_at: Date | null
  handed_in_by: string | null
}

/** Lock its attempt before you change it. */
export async function findPaper(
  db: Queryable,
  affiliateId: number,
  attemptId: string,
): Promise<ExamPaper | undefined> {
  const [row] = await db.query<PaperRow>(
    'select * from exam_paper where affiliate_id = $1 and attempt_id = $2',
    [affiliateId, attemptId],
  )
  return (
    row && {
      attemptId: row.attempt_id,
      bankId: row.bank_id,
      questions: row.questions,
      given: row.given,
      sittings: row.sittings,
      drawnAt: row.drawn_at.toISOString(),
      shownAt: row.shown_at?.toISOString() ?? null,
      startedAt: row.started_at?.toISOString() ?? null,
      handedInAt: row.handed_in_at?.toISOString() ?? null,
      handedInBy: row.handed_in_by,
    }
  )
}

type PaperTimes = Pick<ExamPaper, 'attemptId' | 'shownAt' | 'startedAt'> & {
  activityId: string
  markedAt: string | null
  /** The time limit of its bank, without an accommodation. */
  minutes: number | null
}
type TimesRow = Pick<PaperRow, 'attempt_id' | 'shown_at' | 'started_at'> & {
  activity_id: string
  marked_at: Date | null
  minutes: number | null
}

/** When the exams of an enrollment were begun and marked, newest first. */
export async function listPaperTimes(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<PaperTimes[]> {
  const rows = await db.query<TimesRow>(
    `select p.attempt_id, a.activity_id, p.shown_at, p.started_at, a.marked_at, (b.bank ->> 'minutes')::int as minutes
     from course_attempt a
       join exam_paper p on p.affiliate_id = a.affiliate_id and p.attempt_id = a.id
       join exam_bank b on b.bank_id = p.bank_id
     where a.affiliate_id = $1 and a.enrolment_id = $2 order by p.drawn_at desc`,
    [affiliateId, enrolmentId],
  )
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    activityId: row.activity_id,
    shownAt: row.shown_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    markedAt: row.marked_at?.toISOString() ?? null,
    minutes: row.minutes,
  }))
}

export async function addPaper(tx: Queryable, affiliateId: number, paper: ExamPaper): Promise<void> {
  await tx.query(
    `insert into exam_paper (affiliate_id, attempt_id, bank_id, questions, given, drawn_at, shown_at, handed_in_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      affiliateId,
      paper.attemptId,
      paper.bankId,
      JSON.stringify(paper.questions),
      JSON.stringify(paper.given),
      paper.drawnAt,
      paper.shownAt,
      paper.handedInAt,
    ],
  )
}

export async function writePaper(
  tx: Queryable,
  affiliateId: number,
  { attemptId, given, sittings, shownAt, startedAt, handedInAt, handedInBy }: ExamPaper,
): Promise<void> {
  await tx.query(
    `update exam_paper set given = $3, sittings = $4, handed_in_at = $5, handed_in_by = $6, started_at = $7,
       shown_at = $8
     where affiliate_id = $1 and attempt_id = $2`,
    [
      affiliateId,
      attemptId,
      JSON.stringify(given),
      JSON.stringify(sittings),
      handedInAt,
      handedInBy,
      startedAt,
      shownAt,
    ],
  )
}

/** How often each question of a course's exam was asked in this person's exams so far. */
export async function countAsked(
  db: Queryable,
  affiliateId: number,
  packageId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ question: string; times: number }>(
    `select q.value ->> 'id' as question, count(*)::int as times
     from exam_paper p join exam_bank b on b.bank_id = p.bank_id, json_array_elements(p.questions) q
     where p.affiliate_id = $1 and b.package_id = $2 group by 1`,
    [affiliateId, packageId],
  )
  return new Map(rows.map(({ question, times }) => [question, times]))
}
