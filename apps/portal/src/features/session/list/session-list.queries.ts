import { type SessionsQuery, sessions, signOutCreated } from '@fathom/contract/session'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useSessionDoor } from '../session-context.tsx'

export type OwnSession = SessionsQuery['sessions'][number]

/** Nobody tells of a sign-in elsewhere, so it is asked for. */
const EVERY_MS = 60_000

export const sessionsQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: ['session', 'list'],
    queryFn: async ({ signal }) => (await graph.request(sessions, {}, { signal })).sessions,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })

/** The list goes on while it is looked at: a session that ends anywhere leaves it at once. */
export function useSessions() {
  const { graph } = useCalls()
  const { session } = useSessionDoor()
  const client = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    const { queryKey } = sessionsQuery({ graph })
    const onEvent = () => {
      // The record may have named this session too: then nobody is left to ask.
      if (session.current()) void client.invalidateQueries({ queryKey })
    }
    // A refusal is told by the list itself, which asks the same service.
    graph.subscribe(signOutCreated, {}, { signal: stop.signal, onEvent }).catch(() => undefined)
    return () => stop.abort()
  }, [graph, session, client])
  return useQuery(sessionsQuery({ graph }))
}
