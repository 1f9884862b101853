import { type CheckpointWire, checkpointFromWire } from '@fathom/contract/dsd'
import type { Checkpoint } from '@fathom/domain/dsd'
import type { Calls } from '../../shared/calls.tsx'

/** The progress of a Discover Scuba Diving guest; undefined if there is no checkpoint yet. */
export async function findCheckpoint(
  { http }: Pick<Calls, 'http'>,
  signal: AbortSignal,
): Promise<Checkpoint | undefined> {
  const wire = await http.get<CheckpointWire | null>('checkpoint', 'GetCheckpointData', { signal })
  return wire ? checkpointFromWire(wire) : undefined
}
