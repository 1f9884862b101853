import type { ExamAccommodationWire } from '@fathom/contract/training'
import { TIME_FACTORS } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

type Accommodation = ExamAccommodationWire & { setAt: string | null; setBy: number | null }
type Row = { time_factor: number; read_aloud: boolean; set_at: Date; set_by: string }

const NONE: Accommodation = { timeFactor: 1, readAloud: false, setAt: null, setBy: null }

/** What is arranged for a person's exams in one enrollment now. */
export async function getAccommodation(
  db: Queryable,
  affiliateId: number,
  enrolmentId: string,
): Promise<Accommodation> {
  const [row] = await db.query<Row>(
    `select * from exam_accommodation where affiliate_id = $1 and enrolment_id = $2
     order by set_at desc limit 1`,
    [affiliateId, enrolmentId],
  )
  return row ? accommodationOf(row) : NONE
}

/** The factors that are arranged now, by enrollment. */
export async function listTimeFactors(
  db: Queryable,
  enrolled: readonly { affiliateId: number; enrolmentId: string }[],
): Promise<Map<string, number>> {
  const rows = await db.query<Row & { enrolment_id: string }>(
    `select distinct on (affiliate_id, enrolment_id) * from exam_accommodation
     where affiliate_id = any($1::bigint[]) and enrolment_id = any($2::uuid[])
     order by affiliate_id, enrolment_id, set_at desc`,
    [enrolled.map(({ affiliateId }) => affiliateId), enrolled.map(({ enrolmentId }) => enrolmentId)],
  )
  return new Map(rows.map((row) => [row.enrolment_id, accommodationOf(row).timeFactor]))
}

const accommodationOf = (row: Row): Accommodation => ({
  timeFactor: TIME_FACTORS.find((factor) => factor === row.time_factor) ?? 1,
  readAloud: row.read_aloud,
  setAt: row.set_at.toISOString(),
  setBy: Number(row.set_by),
})

export async function addAccommodation(
  tx: Queryable,
  { affiliateId, enrolmentId }: { affiliateId: number; enrolmentId: string },
  { timeFactor, readAloud }: ExamAccommodationWire,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx.query(
    `insert into exam_accommodation (affiliate_id, enrolment_id, set_at, set_by, time_factor, read_aloud)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (affiliate_id, enrolment_id, set_at) do update set set_by = $4, time_factor = $5, read_aloud = $6`,
    [affiliateId, enrolmentId, at, by, timeFactor, readAloud],
  )
}

/** Every change, oldest first. */
export async function listAccommodations(db: Queryable, affiliateId: number) {
  const rows = await db.query<Row & { enrolment_id: string }>(
    'select * from exam_accommodation where affiliate_id = $1 order by set_at',
    [affiliateId],
  )
  return rows.map((row) => {
    const { setBy: _, ...accommodation } = accommodationOf(row)
    return { enrolmentId: row.enrolment_id, ...accommodation }
  })
}
