import type { ConsentWire, MarketingLanguagesWire, PreferenceWire } from '@fathom/contract/preferences'
import type { PagedWire } from '@fathom/contract/shared'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

const LINES_AT_ONCE = 10

/** Whose preferences, with the ids that the calls need. */
export type Subscriber = { affiliateId: number; affiliateType: number; globalUuid: string }

export const preferenceKey = (affiliateId: number) => ['preferences', affiliateId] as const

export const preferenceQuery = ({ http }: Http, { affiliateId }: Subscriber) =>
  queryOptions({
    queryKey: preferenceKey(affiliateId),
    queryFn: ({ signal }) =>
      http.get<PreferenceWire>('preferences', 'preference/{affiliateId}', {
        params: { affiliateId },
        signal,
      }),
  })

export const languagesQuery = ({ http }: Http, { affiliateType }: Subscriber) =>
  queryOptions({
    queryKey: ['preferences', 'languages', affiliateType],
    queryFn: async ({ signal }) => {
      const path = 'MarketingLanguage/{affiliateType}'
      const params = { affiliateType }
      return (await http.get<MarketingLanguagesWire>('preferences', path, { params, signal })).items
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const historyKey = (affiliateId: number) => ['preferences', affiliateId, 'history'] as const

export const historyQuery = ({ http }: Http, { affiliateId }: Subscriber) =>
  infiniteQueryOptions({
    queryKey: historyKey(affiliateId),
    queryFn: ({ signal, pageParam }) =>
      http.get<PagedWire<ConsentWire>>('preferences', 'preference/{affiliateId}/history', {
        params: { affiliateId },
        query: { page: pageParam, pageSize: LINES_AT_ONCE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
