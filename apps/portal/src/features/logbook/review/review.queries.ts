import { diveLogOf, logsToReview, reviewedLogs } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Graph = Pick<Calls, 'graph'>

/** A log sent to the current instructor, and its student. */
export type Sent = { log: DiveLog; student: string }

export const REVIEW_KEY = ['logbook', 'review'] as const

/** The maximum that can be verified at once. */
const MOST = 100
const DONE_PAGE = 20
/** Polling interval in case the live channel is down. */
const POLL_MS = 60_000

/** How many dives wait for the current instructor. */
export const waitingQuery = ({ graph }: Graph) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'waiting'],
    queryFn: async ({ signal }) =>
      (await graph.request(logsToReview, { limit: 0, offset: 0 }, { signal })).logsToReviewCount,
  })

/** SC-11: the dives to review, oldest first, and their total count. */
export const toReviewQuery = ({ graph }: Graph) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'list'],
    queryFn: async ({ signal }): Promise<{ sent: Sent[]; count: number }> => {
      const args = { limit: MOST, offset: 0 }
      const { logsToReview: items, logsToReviewCount: count } = await graph.request(logsToReview, args, {
        signal,
      })
      return {
        sent: items.map(({ log, student_name: student }) => ({ log: diveLogOf(log), student })),
        count,
      }
    },
    refetchInterval: POLL_MS,
  })

/** The dives the current instructor verified or returned, newest first. */
export const reviewedQuery = ({ graph }: Graph) =>
  infiniteQueryOptions({
    queryKey: [...REVIEW_KEY, 'done'],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<{ sent: Sent[]; isLast: boolean }> => {
      const args = { limit: DONE_PAGE + 1, offset }
      const { reviewedLogs: items } = await graph.request(reviewedLogs, args, { signal })
      const sent = items.map(({ log, student_name: student }) => ({ log: diveLogOf(log), student }))
      return { sent: sent.slice(0, DONE_PAGE), isLast: sent.length <= DONE_PAGE }
    },
    getNextPageParam: ({ isLast }, pages) =>
      isLast ? undefined : pages.reduce((sum, page) => sum + page.sent.length, 0),
  })
