import type { DsdProgressWire } from '@fathom/contract/dsd'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { checkpointQuery, progressQuery } from '../dsd.queries.ts'
import type { Guest } from './guest.ts'

const SOON_MS = 2000

const NOW_AND_THEN_MS = 15_000

/**
 * Whether this person is a guest at the forms or past them; undefined while unknown. If the server doesn't
 * answer, returns the last state that this tab stored.
 */
export function useGuest(isWaitingForForm: (progress: DsdProgressWire) => boolean): Guest | null | undefined {
  const [stored] = useState(storedGuest)
  const fetched = useFetchedGuest(stored, isWaitingForForm)
  useEffect(() => {
    if (fetched !== undefined && fetched !== 'unreachable') keepGuest(fetched)
  }, [fetched])
  if (fetched !== 'unreachable') return fetched
  return stored && { ...stored, isUnheard: true }
}

function useFetchedGuest(stored: Guest | null, isWaitingForForm: (progress: DsdProgressWire) => boolean) {
  const calls = useCalls()
  const { data: checkpoint, ...checkpointState } = useQuery({
    ...checkpointQuery(calls),
    refetchInterval: ({ state }) => stored !== null && isSilent(state) && growingPause(state.dataUpdatedAt),
  })
  const isAtForms = checkpoint?.status === 'forms' || checkpoint?.status === 'forms-submitted'
  // It may have become ready while the server didn't answer, so a waiting guest still needs the progress.
  const isAwaited = !!checkpoint && stored?.checkpoint.status === 'forms-submitted'
  const { data: progress, ...progressState } = useQuery({
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
    return checkpointState.isError || checkpointState.fetchStatus === 'paused' ? 'unreachable' : undefined
  if (!checkpoint || (!isAtForms && !isAwaited && !progress)) return null
  if (progress) return { checkpoint, progress, isUnheard: isUnreached(progressState.error) }
  return progressState.isError || progressState.fetchStatus === 'paused' ? 'unreachable' : undefined
}

const isSilent = ({ error }: { error: Error | null }) => isUnreached(error)

const ON_THE_WAY = [502, 503, 504]

/** The server did not answer itself, so it is unknown whether the request was processed. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  if (error.kind === 'refused') return ON_THE_WAY.includes(error.status ?? 0)
  return error.kind === 'network' || error.kind === 'timeout'
}

const SHORTEST_MS = 2000

const LONGEST_MS = 15_000

/** Waits half as long as the server has been silent: short after a brief outage, longer in a long one. */
const growingPause = (silentSince: number) =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (Date.now() - silentSince) / 2))

/** The same, by number of failures. */
export const pauseAfter = (failures: number) => Math.min(LONGEST_MS, SHORTEST_MS * 1.5 ** failures)

const KEY = 'dsd-guest'

/** Restores the guest after an offline reload. Removed on sign-out, like everything a tab stores. */
function keepGuest(guest: Guest | null): void {
  if (guest) sessionStorage.setItem(KEY, JSON.stringify(guest))
  else sessionStorage.removeItem(KEY)
}

function storedGuest(): Guest | null {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? null : JSON.parse(stored)
}
