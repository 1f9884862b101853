import { type DiveFilter, filterCount, LOG_FILTERS, type LogFilter } from '@fathom/domain/logbook'
import { filterIn, filterQuery } from './filters/filter-address.ts'

/** CA-40: the latest or largest comes first; LO-08: or the first dive. */
export const SORTS = ['newest', 'oldest', 'deepest', 'longest'] as const
export type Sort = (typeof SORTS)[number]

/** What the list shows. Stored in the URL, so that Back and shared links restore it. */
export type ListView = { filter: LogFilter; sort: Sort; search: string; narrow: DiveFilter }

export const FILTERS = Object.keys(LOG_FILTERS) as readonly LogFilter[]

const isFilter = (text: string | null): text is LogFilter => text !== null && Object.hasOwn(LOG_FILTERS, text)
const isSort = (text: string | null): text is Sort => SORTS.some((sort) => sort === text)

export function viewIn(query: URLSearchParams): ListView {
  const [filter, sort] = [query.get('show'), query.get('sort')]
  return {
    filter: isFilter(filter) ? filter : 'all',
    sort: isSort(sort) ? sort : 'newest',
    search: query.get('find')?.trim() ?? '',
    narrow: filterIn(query),
  }
}

/** Default values are left out of the URL. */
export function queryOf({ filter, sort, search, narrow }: ListView): URLSearchParams {
  return new URLSearchParams([
    ...(filter !== 'all' ? [['show', filter]] : []),
    ...(sort !== 'newest' ? [['sort', sort]] : []),
    ...(search ? [['find', search]] : []),
    ...filterQuery(narrow),
  ])
}

/** Whether the dives are in the order of their dates, so that months can head them. */
export const isByDate = ({ sort }: ListView): boolean => sort === 'newest' || sort === 'oldest'

/** Whether the diver looks for certain dives. */
export const isNarrowed = ({ search, narrow }: ListView): boolean => search !== '' || filterCount(narrow) > 0
