import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'
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
    queryFn: async ({ signal }) => {
      const stored = size === 'thumb' ? await storedThumb(affiliateId, imageId) : undefined
      const query = { affiliateId, ...(size === 'thumb' && { size }) }
      const call = { params: { logId, imageId }, query, signal }
      return stored ?? http.download('logbook', 'images/{logId}/{imageId}', call)
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Own photos of the newest dives are on this device. */
async function storedThumb(affiliateId: number, imageId: string): Promise<Blob | undefined> {
  if (affiliateId !== devicePerson()) return undefined
  const { storedThumbs } = await import('./offline/stored-thumbs.ts')
  return (await storedThumbs(affiliateId).catch(() => undefined))?.get(imageId)
}

const isUnreached = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.kind === 'network' || error.kind === 'timeout')

/**
 * The object URL of a photo while it is shown; undefined while it loads. If the whole photo can't be fetched, the
 * small one is better than none.
 */
export function usePhoto(log: PhotoOwner, photo: Pick<Photo, 'id'>, size: 'whole' | 'thumb') {
  const calls = useCalls()
  const { data, error, isError, refetch } = useQuery(photoQuery(calls, log, photo, size))
  const isReplaced = size === 'whole' && !data && isUnreached(error)
  const small = useQuery({ ...photoQuery(calls, log, photo, 'thumb'), enabled: isReplaced })
  const url = useObjectUrl(data ?? (isReplaced ? small.data : undefined))
  const isAltered = error instanceof CallFailed && error.problem === 'photo-not-as-verified'
  return { url, isError, isAltered, retry: () => void refetch() }
}
