import type { DsdProgressWire } from '@fathom/contract/dsd'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { checkpointQuery, progressQuery } from '../dsd.queries.ts'
import type { Guest } from './guest.ts'
import { keepGuest, keptGuest } from './kept-guest.ts'

const SOON_MS = 2000
const NOW_AND_THEN_MS = 15_000

/**
 * Whether this person is a guest who is at the forms or beyond; undefined while this is not known. Where nobody answers,
 * it is as this tab knew it last.
 */
export function useGuest(isWaitingForForm: (progress: DsdProgressWire) => boolean): Guest | null | undefined {
  const asked = useAskedGuest(isWaitingForForm)
  const [kept] = useState(keptGuest)
  useEffect(() => {
    if (asked !== undefined && asked !== 'unreachable') keepGuest(asked)
  }, [asked])
  return asked === 'unreachable' ? kept : asked
}

function useAskedGuest(isWaitingForForm: (progress: DsdProgressWire) => boolean) {
  const calls = useCalls()
  const { data: checkpoint, isError, fetchStatus } = useQuery(checkpointQuery(calls))
  const isAtForms = checkpoint?.status === 'forms' || checkpoint?.status === 'forms-submitted'
  const { data: progress, ...asked } = useQuery({
    ...progressQuery(calls),
    enabled: isAtForms,
    // The live channel says when something changed; where there is none, the wait still ends.
    refetchInterval: ({ state: { data } }) => {
      if (data?.preparation?.state === 'preparing') return NOW_AND_THEN_MS
      return data && isWaitingForForm(data) ? SOON_MS : false
    },
  })
  if (checkpoint === undefined) return isError || fetchStatus === 'paused' ? 'unreachable' : undefined
  if (!checkpoint || (!isAtForms && !progress)) return null
  if (progress) return { checkpoint, progress }
  return asked.isError || asked.fetchStatus === 'paused' ? 'unreachable' : undefined
}
