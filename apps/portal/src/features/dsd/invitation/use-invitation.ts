import { type Checkpoint, type DsdLink, type DsdStep, isSameInvitation, stepFor } from '@fathom/domain/dsd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { checkpointQuery } from '../dsd.queries.ts'
import { storedLink } from '../link-numbers.ts'

/** Undefined while the guest's progress is unknown; null if there is none. */
export type Invitation = {
  link: DsdLink
  checkpoint: Checkpoint | null | undefined
  /** The link names another store or member than the one the guest began with. */
  isOther: boolean
  /** The step that the guest has reached. */
  step: DsdStep
  failed: { retry: () => void; isRetrying: boolean } | undefined
}

export function useInvitation(): Invitation {
  const [link] = useState(() => storedLink(localStorage))
  const query = useQuery(checkpointQuery(useCalls()))
  const checkpoint = query.data
  const isUnreachable = checkpoint === undefined && (query.isError || query.fetchStatus === 'paused')
  return {
    link,
    checkpoint,
    isOther: !!checkpoint && !isSameInvitation(checkpoint, link),
    step: stepFor(checkpoint ?? undefined, link),
    failed: isUnreachable ? { retry: () => void query.refetch(), isRetrying: query.isFetching } : undefined,
  }
}

/** What the guest chose on any device; before they begin, what the link names. */
export const chosenIn = ({ checkpoint, link }: Invitation): DsdLink =>
  checkpoint ? { storeNumber: checkpoint.storeNumber, memberNumber: checkpoint.memberNumber } : link
