import type { ExamPlan } from '@fathom/domain/training'
import type { Queryable } from '../../../../platform/database/index.ts'

/** The exam of a course in one language. */
export type BankOf = { packageId: string; culture: string }

export type StoredPlan = ExamPlan & {
  /** The digest of the bank that the product brought last. */
  shipped: string | null
  isChanged: boolean
}

type PlanRow = {
  title: string
  intro: string[]
  count: number
  pass_mark: number
  minutes: number | null
  attempts: number
  pause_hours: number
  sections: { id: string; title: string }[]
  shipped: string | null
  changed_at: Date | null
}

/** Lets one change of a bank happen after the other. */
export async function lockBank(tx: Queryable, { packageId, culture }: BankOf): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exam bank ' || $1 || ' ' || $2, 0))`, [
    packageId,
    culture,
  ])
}

export async function findPlan(
  db: Queryable,
  { packageId, culture }: BankOf,
): Promise<StoredPlan | undefined> {
  const [row] = await db.query<PlanRow>('select * from exam_plan where package_id = $1 and culture = $2', [
    packageId,
    culture,
  ])
  return (
    row && {
      title: row.title,
      intro: row.intro,
      count: row.count,
      // A four-byte float has about seven digits.
      passMark: Number(row.pass_mark.toFixed(4)),
      minutes: row.minutes,
      limits: { attempts: row.attempts, pauseHours: row.pause_hours },
      sections: row.sections,
      shipped: row.shipped,
      isChanged: row.changed_at !== null,
    }
  )
}

/** The banks among these that have a time limit. */
export async function listExamMinutes(
  db: Queryable,
  banks: readonly BankOf[],
): Promise<(BankOf & { minutes: number })[]> {
  const rows = await db.query<{ package_id: string; culture: string; minutes: number }>(
    `select package_id, culture, minutes from exam_plan
     where minutes is not null and package_id = any($1::uuid[]) and culture = any($2)`,
    [banks.map(({ packageId }) => packageId), banks.map(({ culture }) => culture)],
  )
  return rows.map(({ package_id, culture, minutes }) => ({ packageId: package_id, culture, minutes }))
}

type Change = { shipped: string | null; by: { affiliateId: number; at: Date } | null }

/** `by` is null when the product brings it. */
export async function writePlan(
  tx: Queryable,
  { packageId, culture }: BankOf,
  { title, intro, count, passMark, minutes, limits, sections }: ExamPlan,
  { shipped, by }: Change,
): Promise<void> {
  await tx.query(
    `insert into exam_plan (package_id, culture, title, intro, count, pass_mark, sections, shipped, changed_at, changed_by,
       minutes, attempts, pause_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (package_id, culture) do update set title = excluded.title, intro = excluded.intro,
       count = excluded.count, pass_mark = excluded.pass_mark, sections = excluded.sections,
       minutes = excluded.minutes, attempts = excluded.attempts, pause_hours = excluded.pause_hours,
       shipped = excluded.shipped, changed_at = coalesce(excluded.changed_at, exam_plan.changed_at),
       changed_by = coalesce(excluded.changed_by, exam_plan.changed_by)`,
    [
      packageId,
      culture,
      title,
      JSON.stringify(intro),
      count,
      passMark,
      JSON.stringify(sections),
      shipped,
      by?.at ?? null,
      by?.affiliateId ?? null,
      minutes,
      limits.attempts,
      limits.pauseHours,
    ],
  )
}
