import type { DiveLogContent } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { logToEditQuery } from '../form.queries.ts'
import { deviceDrafts, findStored } from '../saving/stored-draft.ts'
import { isFresh } from './fresh.ts'
import { type Opened, opened } from './opened.ts'

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  | { kind: 'none' }
  | { kind: 'open'; start: Opened }

/** Loads the log with this id from the server and from this device. */
export function useOpening(
  logId: string,
  affiliateId: number,
  mode: 'create' | 'update',
  blank: () => DiveLogContent,
): Opening {
  const server = useQuery({ ...logToEditQuery(useCalls(), logId), enabled: !isFresh(logId) })
  const kept = useQuery({
    queryKey: ['logbook', 'kept', affiliateId, logId],
    queryFn: async () => (await findStored(deviceDrafts, logId, affiliateId)) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (kept.data === undefined) return { kind: 'loading' }
  const draft = kept.data ?? undefined
  const isUnreachable = server.isError || server.fetchStatus === 'paused'
  if (!isFresh(logId) && server.data === undefined) {
    if (!isUnreachable) return { kind: 'loading' }
    if (!draft) return { kind: 'failed', retry: () => void server.refetch(), isRetrying: server.isFetching }
  }
  const log = server.data ?? undefined
  if (!log && !draft && mode === 'update') return { kind: 'none' }
  return { kind: 'open', start: opened(log, draft, blank) }
}
