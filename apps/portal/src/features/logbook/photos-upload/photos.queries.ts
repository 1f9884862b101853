import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { photoCalls } from './sending/photo-calls.ts'

/** In the diver's order. Empty while the server doesn't have the log yet. */
export const photosQuery = (calls: Pick<Calls, 'http'>, logId: string, isThere: boolean) =>
  queryOptions({
    queryKey: ['logbook', 'photos', logId],
    queryFn: ({ signal }) => photoCalls(calls, logId).list(signal),
    enabled: isThere,
  })

export const thumbnailQuery = (calls: Pick<Calls, 'http'>, logId: string, imageId: string) =>
  queryOptions({
    queryKey: ['logbook', 'thumbnail', logId, imageId],
    queryFn: ({ signal }) => photoCalls(calls, logId).thumbnail(imageId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
