import { type Checkpoint, stepFor } from '@fathom/domain/dsd'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { checkpointQuery } from '../dsd.queries.ts'

const NO_LINK = { storeNumber: null, memberNumber: null }

/** What comes next for whoever left the program half-way; undefined for whoever never began, or is through. */
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
