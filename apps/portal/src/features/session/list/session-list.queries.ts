import { type SessionsQuery, sessions } from '@fathom/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'

export type OwnSession = SessionsQuery['sessions'][number]

/** Nobody tells of a sign-in elsewhere, so it is asked for. */
const EVERY_MS = 60_000

export const SESSIONS_KEY = ['session', 'list'] as const

export const sessionsQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await graph.request(sessions, {}, { signal })).sessions,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })

/** The list goes on while it is looked at: a session that ends anywhere leaves it at once, told by the live channel. */
export function useSessions() {
  return useQuery(sessionsQuery(useCalls()))
}
