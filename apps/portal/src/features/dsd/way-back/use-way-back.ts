import { type Checkpoint, stepFor } from '@fathom/domain/dsd'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { checkpointQuery } from '../dsd.queries.ts'

const NO_LINK = { storeNumber: null, memberNumber: null }

/** The next step for a guest who left the program halfway; undefined if they never began or have finished. */
export function useWayBack() {
  const { data: checkpoint } = useQuery(checkpointQuery(useCalls()))
  return checkpoint ? nextOf(checkpoint) : undefined
}

function nextOf(checkpoint: Checkpoint) {
  if (checkpoint.status === 'forms-submitted') return 'material'
  const step = stepFor(checkpoint, NO_LINK)
  if (step === 'learning') return undefined
  return step === 'medical-form' ? 'forms' : 'store'
}
