import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

/** The owner of the dive owns its photos: an instructor sees the photos of a student's dive. */
export type PhotoOwner = Pick<DiveLog, 'id' | 'affiliateId'>

/** CA-43. Fetched with the bearer token; a photo never changes under its id. */
export const photoQuery = (
  { http }: Pick<Calls, 'http'>,
  { id: logId, affiliateId }: PhotoOwner,
  { id: imageId }: Pick<Photo, 'id'>,
  size: 'whole' | 'thumb',
) =>
  queryOptions({
    queryKey: ['photo', logId, imageId, size],
    queryFn: ({ signal }) =>
      http.download('logbook', 'images/{logId}/{imageId}', {
        params: { logId, imageId },
        query: { affiliateId, ...(size === 'thumb' && { size }) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
