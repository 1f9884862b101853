import { peopleOf, type Queryable } from '../../../platform/database/index.ts'

/** Who was signed in in each month or week. */
export const peopleSignedIn = peopleOf('active_period')

/** The longest period that the office's figures show. */
const REMEMBERED = '5 years'

export async function markActive(db: Queryable, affiliateId: number | string, now: Date): Promise<void> {
  await db.query(
    `insert into active_period (step, starts, affiliate_id)
     select step, date_trunc(step, $2::timestamptz at time zone 'UTC')::date, $1
     from unnest(array['month', 'week']) step on conflict do nothing`,
    [affiliateId, now],
  )
}

/** For the person's own archive. */
export async function listActivePeriods(db: Queryable, affiliateId: number) {
  const rows = await db.query<{ step: string; starts: string }>(
    `select step, to_char(starts, 'YYYY-MM-DD') as starts from active_period
     where affiliate_id = $1 order by step, starts`,
    [affiliateId],
  )
  const startsOf = (step: string) => rows.flatMap((row) => (row.step === step ? [row.starts] : []))
  return { signedInMonths: startsOf('month'), signedInWeeks: startsOf('week') }
}

export async function deleteActivePeriods(db: Queryable, affiliateId: number): Promise<void> {
  await db.query('delete from active_period where affiliate_id = $1', [affiliateId])
}

export async function deleteOldActivePeriods(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from active_period where step in ('month', 'week')
       and starts < ($1::timestamptz at time zone 'UTC')::date - interval '${REMEMBERED}'`,
    [now],
  )
}
