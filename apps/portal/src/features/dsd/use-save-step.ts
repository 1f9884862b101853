import type { Checkpoint } from '@fathom/domain/dsd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { checkpointQuery } from './dsd.queries.ts'
import { type Step, saveCheckpoint } from './save-checkpoint.ts'

/** Saves a step, and shows the new progress at once. */
export function useSaveStep(onSaved?: (saved: Checkpoint) => void) {
  const calls = useCalls()
  const queries = useQueryClient()
  const { queryKey } = checkpointQuery(calls)
  return useMutation({
    mutationFn: (step: Step) => saveCheckpoint(calls, step, !!queries.getQueryData(queryKey)),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      onSaved?.(saved)
    },
  })
}
