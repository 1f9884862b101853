import { type SessionsQuery, sessions } from '@fathom/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'

export type OwnSession = SessionsQuery['sessions'][number]

/** The live channel doesn't report sign-ins elsewhere, so we poll. */
const EVERY_MS = 60_000

export const SESSIONS_KEY = ['session', 'list'] as const

export const sessionsQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await graph.request(sessions, {}, { signal })).sessions,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })

/**
 * The list updates while it is visible: the live channel reports a session that ends anywhere, and it's
 * removed at once.
 */
export function useSessions() {
  return useQuery(sessionsQuery(useCalls()))
}
