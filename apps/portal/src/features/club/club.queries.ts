import type { ClubWire } from '@fathom/contract/club'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

export const clubKey = (affiliateId: number) => ['club', affiliateId] as const

/** My club membership, and the prices. */
export const clubQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: clubKey(affiliateId),
    queryFn: ({ signal }) => http.get<ClubWire>('ecards', 'club', { signal }),
  })
