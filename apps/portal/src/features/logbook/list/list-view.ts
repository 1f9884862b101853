import { LOG_FILTERS, type LogFilter } from '@fathom/domain/logbook'

/** CA-40: the latest or largest comes first. */
export const SORTS = ['newest', 'deepest', 'longest'] as const
export type Sort = (typeof SORTS)[number]

/** What the list shows. Stored in the URL, so that Back and shared links restore it. */
export type ListView = { filter: LogFilter; sort: Sort; search: string }

export const FILTERS = Object.keys(LOG_FILTERS) as readonly LogFilter[]

const isFilter = (text: string | null): text is LogFilter => text !== null && Object.hasOwn(LOG_FILTERS, text)
const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text)

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
