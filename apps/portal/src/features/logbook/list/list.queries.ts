import {
  type DiveLogsQueryVariables,
  diveLogCounts,
  diveLogOf,
  diveLogs,
  diveNumbers,
  logbookOverview,
} from '@fathom/contract/logbook'
import { type DiveLog, LOG_FILTERS, type LogFilter } from '@fathom/domain/logbook'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { type ListView, SORTS } from './list-view.ts'

type Graph = Pick<Calls, 'graph'>

/** One page of dives. */
export type Page = { logs: readonly DiveLog[]; isLast: boolean }

export const LIST_KEY = ['logbook', 'list'] as const
const FIRST_PAGE = 20
const LARGEST_PAGE = 80

/** Page size grows for users who keep loading more. */
export const sizeAfter = (pages: number): number =>
  Math.min(LARGEST_PAGE, FIRST_PAGE * 2 ** Math.max(0, pages - 1))

function filterArgs(filter: LogFilter): Pick<DiveLogsQueryVariables, 'log_type' | 'status'> {
  const { logType, status }: { logType?: DiveLog['logType']; status?: DiveLog['status'] } =
    LOG_FILTERS[filter]
  return { log_type: logType ?? null, status: status ?? null }
}

/** ST-02, CA-40. Each view has its own cache entry, so a reply for one view never lands in another. */
export const diveLogsQuery = ({ graph }: Graph, view: ListView) =>
  infiniteQueryOptions({
    queryKey: [...LIST_KEY, view],
    initialPageParam: { offset: 0, limit: FIRST_PAGE },
    queryFn: async ({ signal, pageParam: { offset, limit } }): Promise<Page> => {
      const args = {
        ...filterArgs(view.filter),
        search: view.search || null,
        order_by: SORTS[view.sort],
        direction: null,
        offset,
        // Fetch one extra item to know whether there are more.
        limit: limit + 1,
      }
      const { diveLogs: wire } = await graph.request(diveLogs, args, { signal })
      return { logs: wire.slice(0, limit).map(diveLogOf), isLast: wire.length <= limit }
    },
    getNextPageParam: ({ isLast }, pages) =>
      isLast
        ? undefined
        : {
            offset: pages.reduce((sum, { logs }) => sum + logs.length, 0),
            limit: sizeAfter(pages.length),
          },
  })

/** The running numbers of these dives in the diver's life; drafts have none. */
export const numbersQuery = ({ graph }: Graph, logs: readonly DiveLog[]) => {
  const ids = logs.filter(({ status }) => status !== 'Draft').map(({ id }) => id)
  return queryOptions({
    queryKey: ['logbook', 'numbers', ids],
    queryFn: async ({ signal }) => (await graph.request(diveNumbers, { ids }, { signal })).diveNumbers,
    enabled: ids.length > 0,
  })
}

/** How many dives a search finds per filter; disabled without a search. */
export const foundQuery = ({ graph }: Graph, search: string) =>
  queryOptions({
    queryKey: ['logbook', 'found', search],
    queryFn: async ({ signal }) => (await graph.request(diveLogCounts, { search }, { signal })).diveLogCounts,
    enabled: search !== '',
  })

/** Counts by filter, totals, and the dives of one year for its chart. */
export const overviewQuery = ({ graph }: Graph, year: number) =>
  queryOptions({
    queryKey: ['logbook', 'overview', year],
    queryFn: ({ signal }) => graph.request(logbookOverview, { year }, { signal }),
    placeholderData: (before) => before && { ...before, diveLogYear: [] },
  })
