import type { SystemWire } from '@fathom/contract/office'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'

const REFRESH_MS = 15_000

/** Read again while the page is open: who watches a failure wants to see it end. */
export const systemQuery = ({ http }: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'system'],
    queryFn: ({ signal }) => http.get<SystemWire>('office', 'system', { signal }),
    refetchInterval: REFRESH_MS,
  })
