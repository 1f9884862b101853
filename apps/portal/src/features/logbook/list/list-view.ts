import type { LogOrder } from '@fathom/contract/logbook'
import { LOG_FILTERS, type LogFilter } from '@fathom/domain/logbook'

/** CA-40: the server sort of each order; the largest or latest comes first. */
export const SORTS = {
  newest: 'dive_date',
  deepest: 'max_depth',
  longest: 'bottom_time',
} as const satisfies Record<string, LogOrder>
export type Sort = keyof typeof SORTS

/** What the list shows. Stored in the URL, so that Back and shared links restore it. */
export type ListView = { filter: LogFilter; sort: Sort; search: string }

export const FILTERS = Object.keys(LOG_FILTERS) as readonly LogFilter[]

const isFilter = (text: string | null): text is LogFilter => text !== null && Object.hasOwn(LOG_FILTERS, text)
const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(SORTS, text)

export function viewIn(query: URLSearchParams): ListView {
  const [filter, sort] = [query.get('show'), query.get('sort')]
  return {
    filter: isFilter(filter) ? filter : 'all',
    sort: isSort(sort) ? sort : 'newest',
    search: query.get('find')?.trim() ?? '',
  }
}

/** Default values are left out of the URL. */
export function queryOf({ filter, sort, search }: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(sort !== 'newest' && { sort }),
    ...(search && { find: search }),
  })
}
