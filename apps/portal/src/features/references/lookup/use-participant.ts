import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { lookUp, type ParticipantKind } from './look-up.ts'

const FRESH_MS = 300_000

/** The holder of a known number, such as one from a link; null when nobody has it. */
export function useParticipant(kind: ParticipantKind, number: number | null) {
  const calls = useCalls()
  return useQuery({
    queryKey: ['references', 'participant', kind, number],
    queryFn: () => lookUp(calls, kind, number ?? 0),
    enabled: number !== null,
    staleTime: FRESH_MS,
    // The lookup has already tried three times.
    retry: false,
  })
}
