import type { DsdProgressWire } from '@fathom/contract/dsd'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { checkpointQuery, progressQuery } from '../dsd.queries.ts'
import { growingPause } from './growing-pause.ts'
import type { Guest } from './guest.ts'
import { isUnreached } from './is-unreached.ts'
import { keepGuest, storedGuest } from './stored-guest.ts'

const SOON_MS = 2000
const NOW_AND_THEN_MS = 15_000

/**
 * Whether this person is a guest at the forms or past them; undefined while unknown. If the server doesn't
 * answer, returns the last state that this tab stored.
 */
export function useGuest(isWaitingForForm: (progress: DsdProgressWire) => boolean): Guest | null | undefined {
  const [kept] = useState(storedGuest)
  const asked = useAskedGuest(kept, isWaitingForForm)
  useEffect(() => {
    if (asked !== undefined && asked !== 'unreachable') keepGuest(asked)
  }, [asked])
  if (asked !== 'unreachable') return asked
  return kept && { ...kept, isUnheard: true }
}

function useAskedGuest(kept: Guest | null, isWaitingForForm: (progress: DsdProgressWire) => boolean) {
  const calls = useCalls()
  const { data: checkpoint, ...asked } = useQuery({
    ...checkpointQuery(calls),
    refetchInterval: ({ state }) => kept !== null && isSilent(state) && growingPause(state.dataUpdatedAt),
  })
  const isAtForms = checkpoint?.status === 'forms' || checkpoint?.status === 'forms-submitted'
  // It may have become ready while the server didn't answer, so a waiting guest still needs the progress.
  const isAwaited = !!checkpoint && kept?.checkpoint.status === 'forms-submitted'
  const { data: progress, ...told } = useQuery({
    ...progressQuery(calls),
    enabled: isAtForms || isAwaited,
    // The live channel announces changes; polling covers the case where there is none.
    refetchInterval: ({ state }) => {
      if (isSilent(state)) return growingPause(state.dataUpdatedAt)
      if (state.data?.preparation?.state === 'preparing') return NOW_AND_THEN_MS
      return state.data && isWaitingForForm(state.data) ? SOON_MS : false
    },
  })
  if (checkpoint === undefined)
    return asked.isError || asked.fetchStatus === 'paused' ? 'unreachable' : undefined
  if (!checkpoint || (!isAtForms && !isAwaited && !progress)) return null
  if (progress) return { checkpoint, progress, isUnheard: isUnreached(told.error) }
  return told.isError || told.fetchStatus === 'paused' ? 'unreachable' : undefined
}

const isSilent = ({ error }: { error: Error | null }) => isUnreached(error)
