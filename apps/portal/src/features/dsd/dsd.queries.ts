import type { DsdProgressWire } from '@fathom/contract/dsd'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

export const DSD_KEY = ['dsd'] as const

/** Null if the guest has none yet. Always refetched, because another device may have changed it. */
export const checkpointQuery = (calls: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: [...DSD_KEY, 'checkpoint'],
    // The code that reads a checkpoint is large, and few people have one.
    queryFn: async ({ signal }) =>
      (await (await import('./find-checkpoint.ts')).findCheckpoint(calls, signal)) ?? null,
    staleTime: 0,
  })

export const progressQuery = ({ http }: Pick<Calls, 'http'>) =>
  queryOptions({
    queryKey: [...DSD_KEY, 'progress'],
    queryFn: ({ signal }) => http.get<DsdProgressWire>('dsd', 'progress', { signal }),
    staleTime: 0,
  })
