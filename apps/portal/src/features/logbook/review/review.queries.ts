import { logsToReview } from '@fathom/contract/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

type Graph = Pick<Calls, 'graph'>

export const REVIEW_KEY = ['logbook', 'review'] as const

/** How many dives wait for me. */
export const waitingQuery = ({ graph }: Graph) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, 'waiting'],
    queryFn: async ({ signal }) =>
      (await graph.request(logsToReview, { limit: 0, offset: 0 }, { signal })).logsToReviewCount,
  })
