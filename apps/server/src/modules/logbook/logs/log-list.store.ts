import type { Direction, DiveLogWire, LogOrder } from '@fathom/contract/logbook'
import { foldedText, type LogStatus, type LogType } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

export type LogFilter = { logType?: LogType | null; status?: LogStatus | null; search?: string | null }

export type LogPage = LogFilter & { orderBy: LogOrder; direction: Direction; limit: number; offset: number }

const ORDER_COLUMN: Record<LogOrder, string> = {
  dive_date: 'sort_date',
  max_depth: 'depth_order',
  bottom_time: 'time_order',
}

/** The documents of a page. Their ids are found in an index alone; only the rows of the page itself are read. */
export async function listLogs(db: Queryable, affiliateId: number, page: LogPage): Promise<DiveLogWire[]> {
  const rows = await db.query<{ doc: DiveLogWire }>(...pageQuery('doc', affiliateId, page))
  return rows.map(({ doc }) => doc)
}

/** The same as JSON text, for an answer that asks for all of each log: nothing is read and written again. */
export async function listLogsText(db: Queryable, affiliateId: number, page: LogPage): Promise<string> {
  const [text, values] = pageQuery('doc::text as doc', affiliateId, page)
  const rows = await db.query<{ doc: string }>(text, values)
  return `[${rows.map(({ doc }) => doc).join(',')}]`
}

function pageQuery(columns: string, affiliateId: number, page: LogPage): [text: string, values: unknown[]] {
  const column = ORDER_COLUMN[page.orderBy]
  const { direction } = page
  const filter = filterOf(page, 4)
  const isFlat = page.orderBy === 'dive_date' && !page.search && page.offset > 0
  const values = [affiliateId, page.limit, page.offset, ...filter.values]
  const found = isFlat
    ? `select l.affiliate_id, l.id, l.sort_date from start, dive_log l
       where l.affiliate_id = $1 and l.deleted_at is null and l.sort_date ${direction === 'desc' ? '<' : '>='} start.edge
         ${filter.text} order by l.sort_date ${direction}, l.id ${direction}
       limit $2 offset (select skipped from start)`
    : `select l.affiliate_id, l.id, l.${column} from dive_log l
       where l.affiliate_id = $1 and l.deleted_at is null ${filter.text}
       order by l.${column} ${direction}, l.id ${direction} limit $2 offset $3`
  return [
    `${isFlat ? startOfPage(direction, filter.text) : ''} select ${columns} from (${found}) found
     join dive_log using (affiliate_id, id) order by found.${column} ${direction}, found.id ${direction}`,
    values,
  ]
}

/**
 * Months whose dives all lie before the page are passed by their count; what is left to skip is inside one month. So
 * page 1,000 costs what page 1 costs.
 */
function startOfPage(direction: Direction, filter: string): string {
  return `with passed as (
      select l.month, sum(sum(l.logs)) over (order by l.month ${direction}) as so_far, sum(l.logs) as logs
      from dive_log_month l where l.affiliate_id = $1 ${filter} group by l.month
    ), start as (
      select case when '${direction}' = 'desc' then (month + interval '1 month')::date else month end as edge,
        $3 - (so_far - logs) as skipped
      from passed where so_far > $3 order by month ${direction} limit 1
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
