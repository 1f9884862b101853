import { memberStatus } from '@fathom/contract/club'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { isProHost } from './pro-host.ts'

/** The caller's status as a professional; null for anyone else. */
export const standingQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number, host: string) =>
  queryOptions({
    queryKey: ['references', 'standing', affiliateId],
    queryFn: async ({ signal }) => (await graph.request(memberStatus, {}, { signal })).memberStatus,
    enabled: isProHost(host),
  })
