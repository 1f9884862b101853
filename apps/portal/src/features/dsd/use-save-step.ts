import { type CheckpointChangeWire, type CheckpointWire, checkpointFromWire } from '@fathom/contract/dsd'
import type { Checkpoint, DsdLink, OwnStatus } from '@fathom/domain/dsd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { checkpointQuery } from './dsd.queries.ts'

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

type Step = DsdLink & { status: OwnStatus }

const isProblem = (cause: unknown, problem: string) =>
  cause instanceof CallFailed && cause.problem === problem

/**
 * CA-34, VA-08. Another device may have created the checkpoint meanwhile, so it falls back to the other call.
 */
async function saveCheckpoint(
  { http }: Pick<Calls, 'http'>,
  { storeNumber, memberNumber, status }: Step,
  hasCheckpoint: boolean,
): Promise<Checkpoint> {
  const body: CheckpointChangeWire = { store_number: storeNumber, member_number: memberNumber, status }
  const create = () => http.post<CheckpointWire>('checkpoint', 'CreateCheckPoint', { body })
  const update = () => http.put<CheckpointWire>('checkpoint', 'UpdateCheckpoint', { body })
  const [first, second, changed] = hasCheckpoint
    ? ([update, create, 'no-checkpoint-found'] as const)
    : ([create, update, 'checkpoint-exists'] as const)
  const wire = await first().catch((cause: unknown) => {
    if (isProblem(cause, changed)) return second()
    throw cause
  })
  return checkpointFromWire(wire)
}
