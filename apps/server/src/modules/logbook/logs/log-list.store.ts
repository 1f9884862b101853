import type { Direction, DiveLogWire, LogbookOverviewQuery, LogOrder } from '@fathom/contract/logbook'
import { foldedText, type LogStatus, type LogType } from '@fathom/domain/logbook'
import type { Database, Queryable } from '../../../platform/database/index.ts'

export type LogFilter = { logType?: LogType | null; status?: LogStatus | null; search?: string | null }

export type LogPage = LogFilter & { orderBy: LogOrder; direction: Direction; limit: number; offset: number }

/** By date, the order of `byStart`, which the device uses. */
const ORDER_COLUMNS: Record<LogOrder, readonly string[]> = {
  dive_date: ['sort_date', 'start_order', 'id'],
  max_depth: ['depth_order', 'id'],
  bottom_time: ['time_order', 'id'],
}

export async function listLogs(db: Queryable, affiliateId: number, page: LogPage): Promise<DiveLogWire[]> {
  const { text, values } = pageQuery(affiliateId, page)
  const rows = await db.query<{ doc: DiveLogWire }>(text, values)
  return rows.map(({ doc }) => doc)
}

/**
 * The same as JSON text, for a query that selects every field: the documents aren't parsed and serialized
 * again.
 */
export async function listLogsText(
  db: Pick<Database, 'arrays'>,
  affiliateId: number,
  page: LogPage,
): Promise<string> {
  const { text, values, name } = pageQuery(affiliateId, page)
  const [row] = await db.arrays<[logs: string | null]>({ name, text: asText(text), values })
  return `[${row?.[0] ?? ''}]`
}

const asText = (text: string) => `select string_agg(doc::text, ',') from (${text}) page`

/** The query for the newest twenty logs, with the diver as $1: the baseline for performance checks. */
export const newestTwenty = () =>
  asText(pageQuery(0, { orderBy: 'dive_date', direction: 'desc', limit: 20, offset: 0 }).text)

/**
 * The page sizes that the portal requests, each with one extra log that shows whether there are more; and the
 * plain twenty.
 */
const USUAL_PAGES: readonly number[] = [20, 21, 41, 81]

type PageQuery = { text: string; values: unknown[]; name: string | undefined }

/**
 * A usual page has a named statement, which each connection plans once. Planning costs more than running it,
 * so the limit is a literal and the diver a sub-select, to keep the planner from making a plan per diver.
 */
export function pageQuery(affiliateId: number, page: LogPage): PageQuery {
  const { orderBy, direction, limit, offset } = page
  const filter = filterOf(page, offset > 0 ? 3 : 2)
  const isUsual = USUAL_PAGES.includes(limit) && !page.search
  const shape = [orderBy, direction, limit, offset > 0, Boolean(page.logType), Boolean(page.status)]
  const name = isUsual ? `dive logs ${shape.join(' ')}` : undefined
  return {
    text: name ? usualText(name, page, filter.text) : pageText(page, filter.text),
    values: offset > 0 ? [affiliateId, offset, ...filter.values] : [affiliateId, ...filter.values],
    name,
  }
}

const usualTexts = new Map<string, string>()

/** Builds the text of a usual page once; there are only as many as there are page shapes. */
function usualText(name: string, page: LogPage, filter: string): string {
  const known = usualTexts.get(name)
  if (known) return known
  const text = pageText(page, filter)
  usualTexts.set(name, text)
  return text
}

function pageText({ orderBy, direction, limit, offset, search }: LogPage, filter: string): string {
  const columns = ORDER_COLUMNS[orderBy]
  const order = (of: string) =>
    `order by ${columns.map((column) => `${of}.${column} ${direction}`).join(', ')}`
  const mine = `dive_log l where l.affiliate_id = (select $1::bigint) and l.deleted_at is null ${filter}`
  if (offset === 0) return `select l.doc from ${mine} ${order('l')} limit ${limit}`
  if (orderBy === 'dive_date' && !search)
    return `${startOfPage(direction, filter)} select l.doc from ${mine}
      and l.sort_date ${direction === 'desc' ? '<' : '>='} (select edge from start)
      ${order('l')} limit ${limit} offset (select skipped from start)`
  // An index-only scan finds the ids; only the rows of the page itself are read.
  return `select doc from (select l.affiliate_id, ${columns.map((column) => `l.${column}`).join(', ')} from ${mine} ${order('l')} limit ${limit} offset $2) found
    join dive_log using (affiliate_id, id) ${order('found')}`
}

/**
 * Skips whole years, then whole months of one year, by their counts, so the remaining offset is within one
 * month. That's why page 1,000 costs about as much as page 1.
 */
function startOfPage(direction: Direction, filter: string): string {
  const passed = (table: string, by: string) =>
    `select l.${by}, sum(l.logs)::int as logs,
       sum(sum(l.logs)::int) over (order by l.${by} ${direction} rows unbounded preceding) as so_far
     from ${table} l where l.affiliate_id = (select $1::bigint) ${filter}`
  return `with years as (${passed('dive_log_year', 'year')} group by l.year),
    found as (
      select year, $2::bigint - (so_far - logs) as ahead from years where so_far > $2::bigint
      order by year ${direction} limit 1
    ),
    months as (
      ${passed('dive_log_month', 'month')} and l.month >= (select make_date(year, 1, 1) from found)
        and l.month <= (select make_date(year, 12, 1) from found) group by l.month
    ),
    start as (
      select ${direction === 'desc' ? "(month + interval '1 month')::date" : 'month'} as edge,
        ahead - (so_far - logs) as skipped
      from months, found where so_far > ahead order by month ${direction} limit 1
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
  const words = search ? foldedText(search).split(' ').filter(Boolean).slice(0, 8) : []
  for (const word of words)
    and((place) => `l.search_text like ${place}`, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return { text, values }
}

/** How many of the search results each filter would show. */
export async function countFound(
  db: Queryable,
  affiliateId: number,
  filter: LogFilter,
): Promise<LogbookOverviewQuery['diveLogCounts']> {
  const { text, values } = filterOf(filter, 2)
  const [row] = await db.query<LogbookOverviewQuery['diveLogCounts']>(
    `select count(*)::int as all, count(*) filter (where l.log_type = 'Training')::int as training,
       count(*) filter (where l.log_type = 'Recreational')::int as recreational,
       count(*) filter (where l.status = 'Draft')::int as drafts
     from dive_log l where l.affiliate_id = $1 and l.deleted_at is null ${text}`,
    [affiliateId, ...values],
  )
  return row ?? { all: 0, training: 0, recreational: 0, drafts: 0 }
}

export async function countLogs(db: Queryable, affiliateId: number, filter: LogFilter): Promise<number> {
  const { text, values } = filterOf(filter, 2)
  const counted = filter.search?.trim()
    ? `select count(*)::int as logs from dive_log l where l.affiliate_id = $1 and l.deleted_at is null ${text}`
    : `select coalesce(sum(l.logs), 0)::int as logs from dive_log_year l where l.affiliate_id = $1 ${text}`
  const [row] = await db.query<{ logs: number }>(counted, [affiliateId, ...values])
  return row?.logs ?? 0
}
