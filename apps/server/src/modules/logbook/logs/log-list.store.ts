import { createHash } from 'node:crypto'
import type { Direction, DiveLogWire, LogOrder } from '@fathom/contract/logbook'
import { foldedText, type LogStatus, type LogType } from '@fathom/domain/logbook'
import type { Database, Queryable } from '../../../platform/database/index.ts'

export type LogFilter = { logType?: LogType | null; status?: LogStatus | null; search?: string | null }

export type LogPage = LogFilter & { orderBy: LogOrder; direction: Direction; limit: number; offset: number }

const ORDER_COLUMN: Record<LogOrder, string> = {
  dive_date: 'sort_date',
  max_depth: 'depth_order',
  bottom_time: 'time_order',
}

/** The documents of a page. */
export async function listLogs(db: Queryable, affiliateId: number, page: LogPage): Promise<DiveLogWire[]> {
  const [text, values] = pageQuery(affiliateId, page)
  const rows = await db.query<{ doc: DiveLogWire }>(text, values)
  return rows.map(({ doc }) => doc)
}

/**
 * The same as JSON text, for an answer that asks for all of each log: nothing is read and written again. The statement
 * has a name, so that each connection plans it once.
 */
export async function listLogsText(
  { pool }: Pick<Database, 'pool'>,
  affiliateId: number,
  page: LogPage,
): Promise<string> {
  const [text, values] = pageQuery(affiliateId, page)
  const { rows } = await pool.query<{ logs: string | null }>({
    name: createHash('sha1').update(text).digest('base64url'),
    text: `select string_agg(doc::text, ',') as logs from (${text}) page`,
    values,
  })
  return `[${rows[0]?.logs ?? ''}]`
}

function pageQuery(affiliateId: number, page: LogPage): [text: string, values: unknown[]] {
  const filter = filterOf(page, 4)
  const order = (of: string) =>
    `order by ${of}.${ORDER_COLUMN[page.orderBy]} ${page.direction}, ${of}.id ${page.direction}`
  const mine = `dive_log l where l.affiliate_id = $1 and l.deleted_at is null ${filter.text}`
  const values = [affiliateId, page.limit, page.offset, ...filter.values]
  if (page.offset === 0) return [`select l.doc from ${mine} ${order('l')} limit $2 offset $3`, values]
  if (page.orderBy === 'dive_date' && !page.search)
    return [
      `${startOfPage(page.direction, filter.text)} select l.doc from ${mine}
       and l.sort_date ${page.direction === 'desc' ? '<' : '>='} (select edge from start)
       ${order('l')} limit $2 offset (select skipped from start)`,
      values,
    ]
  // The ids are found in an index alone; only the rows of the page itself are read.
  const column = ORDER_COLUMN[page.orderBy]
  return [
    `select doc from (select l.affiliate_id, l.id, l.${column} from ${mine} ${order('l')} limit $2 offset $3) found
     join dive_log using (affiliate_id, id) ${order('found')}`,
    values,
  ]
}

/**
 * Months whose dives all lie before the page are passed by their count; what is left to skip is inside one month. So
 * page 1,000 costs what page 1 costs.
 */
function startOfPage(direction: Direction, filter: string): string {
  return `with passed as (
      select l.month, sum(sum(l.logs)::int) over (order by l.month ${direction} rows unbounded preceding) as so_far,
        sum(l.logs)::int as logs
      from dive_log_month l where l.affiliate_id = $1 ${filter} group by l.month
    ), start as (
      select case when '${direction}' = 'desc' then (month + interval '1 month')::date else month end as edge,
        $3::bigint - (so_far - logs) as skipped
      from passed where so_far > $3::bigint order by month ${direction} limit 1
    )`
}

function filterOf({ logType, status, search }: LogFilter, next: number) {
  const values: unknown[] = []
  let text = ''
  const and = (condition: (place: string) => string, value: unknown) => {
    text += ` and ${condition(`$${next + values.length}`)}`
    values.push(value)
  }
  if (logType) and((place) => `l.log_type = ${place}`, logType)
  if (status) and((place) => `l.status = ${place}`, status)
  for (const word of foldedText(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8))
    and((place) => `l.search_text like ${place}`, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return { text, values }
}

export async function countLogs(db: Queryable, affiliateId: number, filter: LogFilter): Promise<number> {
  const { text, values } = filterOf(filter, 2)
  const counted = filter.search?.trim()
    ? `select count(*)::int as logs from dive_log l where l.affiliate_id = $1 and l.deleted_at is null ${text}`
    : `select coalesce(sum(l.logs), 0)::int as logs from dive_log_month l where l.affiliate_id = $1 ${text}`
  const [row] = await db.query<{ logs: number }>(counted, [affiliateId, ...values])
  return row?.logs ?? 0
}
