import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'
import type { DraftTypes } from './draft-types.ts'

/** What an earlier visit left on this device; read once, when the form opens. */
export const storedDraftQuery = <Found>(
  queryKey: readonly unknown[],
  find: () => Promise<Found | undefined>,
) =>
  queryOptions({
    queryKey,
    queryFn: async () => (await find()) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** A draft while its form is open. */
export function useDraft<T extends DraftTypes>(create: () => Draft<T>) {
  const [draft] = useState(create)
  const snapshot = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const isSafe = useSyncExternalStore(draft.subscribe, draft.isSafe)
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') draft.wake()
    }
    const release = draft.claim()
    draft.start()
    addEventListener('online', draft.wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', draft.wake)
      document.removeEventListener('visibilitychange', hide)
      void draft.end().then(release)
    }
  }, [draft])
  useUnsavedMark(!isSafe)
  return { draft, snapshot, isSafe }
}

/** Stops the rest of the page from showing that everything is saved. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const { dataset } = document.documentElement
    dataset.unsaved = ''
    return () => {
      delete dataset.unsaved
    }
  }, [isUnsaved])
}
