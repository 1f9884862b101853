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
import { type ListView, SORTS } from './view/list-view.ts'

type Graph = Pick<Calls, 'graph'>

/** One answer's worth of dives. */
export type Page = { logs: readonly DiveLog[]; isLast: boolean }

export const LIST_KEY = ['logbook', 'list'] as const

const FIRST_PAGE = 20
const LARGEST_PAGE = 80

/** Whoever asks for more again and again gets more at a time. */
export const sizeAfter = (pages: number): number =>
  Math.min(LARGEST_PAGE, FIRST_PAGE * 2 ** Math.max(0, pages - 1))

function filterArgs(filter: LogFilter): Pick<DiveLogsQueryVariables, 'log_type' | 'status'> {
  const { logType, status }: { logType?: DiveLog['logType']; status?: DiveLog['status'] } =
    LOG_FILTERS[filter]
  return { log_type: logType ?? null, status: status ?? null }
}

/** ST-02, CA-40. Each view is a list of its own: a reply for another one never lands in this one. */
export const diveLogsQuery = ({ graph }: Graph, view: ListView) =>
  infiniteQueryOptions({
    queryKey: [...LIST_KEY, view],
    initialPageParam: { offset: 0, limit: FIRST_PAGE },
    queryFn: async ({ signal, pageParam: { offset, limit } }): Promise<Page> => {
      const asked = {
        ...filterArgs(view.filter),
        search: view.search || null,
        order_by: SORTS[view.sort],
        direction: null,
        offset,
        // One more than is shown tells whether there is more.
        limit: limit + 1,
      }
      const { diveLogs: wire } = await graph.request(diveLogs, asked, { signal })
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

/** Which dive of the diver's life each of these is; drafts have no number. */
export const numbersQuery = ({ graph }: Graph, logs: readonly DiveLog[]) => {
  const ids = logs.filter(({ status }) => status !== 'Draft').map(({ id }) => id)
  return queryOptions({
    queryKey: ['logbook', 'numbers', ids],
    queryFn: async ({ signal }) => (await graph.request(diveNumbers, { ids }, { signal })).diveNumbers,
    enabled: ids.length > 0,
  })
}

/** How many a search finds in each filter; not asked without one. */
export const foundQuery = ({ graph }: Graph, search: string) =>
  queryOptions({
    queryKey: ['logbook', 'found', search],
    queryFn: async ({ signal }) => (await graph.request(diveLogCounts, { search }, { signal })).diveLogCounts,
    enabled: search !== '',
  })

/** Counts by filter, totals, and the dives of one year for its picture. */
export const overviewQuery = ({ graph }: Graph, year: number) =>
  queryOptions({
    queryKey: ['logbook', 'overview', year],
    queryFn: ({ signal }) => graph.request(logbookOverview, { year }, { signal }),
    placeholderData: (before) => before && { ...before, diveLogYear: [] },
  })
