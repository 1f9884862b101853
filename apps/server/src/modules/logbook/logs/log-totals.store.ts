import type { LogbookOverviewQuery } from '@fathom/contract/logbook'
import type { LogType } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

type Counts = LogbookOverviewQuery['diveLogCounts']
type Totals = LogbookOverviewQuery['diveLogTotals']
type Mark = LogbookOverviewQuery['diveLogYear'][number]

const MOST_MARKS = 1000

export async function countByFilter(db: Queryable, affiliateId: number): Promise<Counts> {
  const [row] = await db.query<Counts>(
    `select coalesce(sum(logs), 0)::int as all,
       coalesce(sum(logs) filter (where log_type = 'Training'), 0)::int as training,
       coalesce(sum(logs) filter (where log_type = 'Recreational'), 0)::int as recreational,
       coalesce(sum(logs) filter (where status = 'Draft'), 0)::int as drafts
     from dive_log_year where affiliate_id = $1`,
    [affiliateId],
  )
  return row ?? { all: 0, training: 0, recreational: 0, drafts: 0 }
}

export async function totalBottomTime(
  db: Queryable,
  affiliateId: number,
  logType: LogType | null,
): Promise<number> {
  const [row] = await db.query<{ minutes: number }>(
    `select coalesce(sum(bottom_time), 0)::int as minutes from dive_log_year
     where affiliate_id = $1 and status <> 'Draft' and ($2::text is null or log_type = $2)`,
    [affiliateId, logType],
  )
  return row?.minutes ?? 0
}

export async function totalsOf(db: Queryable, affiliateId: number): Promise<Totals> {
  const [row] = await db.query<Totals>(
    `select coalesce(sum(logs), 0)::int as dives, coalesce(sum(bottom_time), 0)::int as bottom_time,
       (select nullif(depth_order, -1) from dive_log where affiliate_id = $1 and deleted_at is null and status <> 'Draft'
        order by depth_order desc, id desc limit 1) as max_depth
     from dive_log_year where affiliate_id = $1 and status <> 'Draft'`,
    [affiliateId],
  )
  return row ?? { dives: 0, bottom_time: 0, max_depth: null }
}

export function listMarks(db: Queryable, affiliateId: number, year: number): Promise<Mark[]> {
  return db.query<Mark>(
    `select id, to_char(dive_date, 'YYYY-MM-DD') as dive_date, max_depth, bottom_time from dive_log
     where affiliate_id = $1 and deleted_at is null and status <> 'Draft' and dive_date is not null
       and sort_date >= make_date($2, 1, 1) and sort_date < make_date($2 + 1, 1, 1)
     order by sort_date, start_order, id limit ${MOST_MARKS}`,
    [affiliateId, year],
  )
}

/**
 * The lifetime number of each of these dives, by its start, counted from the diver's own first number; drafts have
 * none. Uses the stored counts for earlier years.
 */
export async function diveNumbers(
  db: Queryable,
  affiliateId: number,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; number: number }>(
    `select one.id, (
       (select coalesce(sum(y.logs), 0) from dive_log_year y
        where y.affiliate_id = $1 and y.status <> 'Draft' and y.year < extract(year from one.sort_date))
       + (select count(*) from dive_log l where l.affiliate_id = $1 and l.deleted_at is null and l.status <> 'Draft'
          and l.sort_date >= date_trunc('year', one.sort_date)::date and l.sort_date < one.sort_date)
       + (select count(*) from dive_log l where l.affiliate_id = $1 and l.deleted_at is null and l.status <> 'Draft'
          and l.sort_date = one.sort_date and (l.start_order, l.id) <= (one.start_order, one.id))
       + coalesce((select first_dive_number - 1 from logbook_setting where affiliate_id = $1), 0))::int as number
     from dive_log one where one.affiliate_id = $1 and one.id = any($2::uuid[]) and one.status <> 'Draft'
       and one.deleted_at is null`,
    [affiliateId, ids],
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}
