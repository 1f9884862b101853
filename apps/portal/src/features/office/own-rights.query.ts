import type { OwnRightsWire } from '@fathom/contract/office'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { OFFICE_KEY } from './office-key.ts'

export const OWN_RIGHTS_KEY = [...OFFICE_KEY, 'own-rights'] as const

/** OF-01: asked again on every page of the office, because a right may be taken away at any time. */
export const ownRightsQuery = ({ http }: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: OWN_RIGHTS_KEY,
    queryFn: ({ signal }) => http.get<OwnRightsWire>('office', 'rights/own', { signal }),
    select: ({ rights }) => rights,
    staleTime: 0,
  })
