import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { lookUp, type ParticipantKind } from './look-up.ts'

const FRESH_MS = 300_000

/** Who has a number that is known already, such as one that came with a link; null is nobody. */
export function useParticipant(kind: ParticipantKind, number: number | null) {
  const calls = useCalls()
  return useQuery({
    queryKey: ['references', 'participant', kind, number],
    queryFn: () => lookUp(calls, kind, number ?? 0),
    enabled: number !== null,
    staleTime: FRESH_MS,
    // It was asked three times by then.
    retry: false,
  })
}
