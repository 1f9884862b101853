import { type Checkpoint, type DsdLink, isSameInvitation } from '@fathom/domain/dsd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { checkpointQuery } from './dsd.queries.ts'
import { storedLink } from './link-numbers.ts'

/** Undefined while it is not known where the guest stands; null when nowhere. */
export type Invitation = {
  link: DsdLink
  checkpoint: Checkpoint | null | undefined
  /** A link to another store or member than the one where the guest began. */
  isOther: boolean
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
    failed: isUnreachable ? { retry: () => void query.refetch(), isRetrying: query.isFetching } : undefined,
  }
}
