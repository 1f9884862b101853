import type { ProfileWire } from '@fathom/contract/profile'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

export const profileQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: ['profile', affiliateId],
    queryFn: ({ signal }) =>
      http.get<ProfileWire>('learning', 'profiles/{affiliateId}', { params: { affiliateId }, signal }),
  })
