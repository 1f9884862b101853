import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useObjectUrl } from '../../shared/use-object-url.ts'

/** The owner of the dive owns its photos: an instructor sees the photos of a student's dive. */
type PhotoOwner = Pick<DiveLog, 'id' | 'affiliateId'>

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

/** The object URL of a photo while it is shown; undefined while it loads. */
export function usePhoto(log: PhotoOwner, photo: Pick<Photo, 'id'>, size: 'whole' | 'thumb') {
  const { data, error, isError, refetch } = useQuery(photoQuery(useCalls(), log, photo, size))
  const url = useObjectUrl(data)
  const isAltered = error instanceof CallFailed && error.problem === 'photo-not-as-verified'
  return { url, isError, isAltered, retry: () => void refetch() }
}
