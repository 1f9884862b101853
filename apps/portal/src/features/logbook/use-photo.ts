import type { Photo } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import { type PhotoOwner, photoQuery } from './photos.queries.ts'

/** The object URL of a photo while it is shown; undefined while it loads. */
export function usePhoto(log: PhotoOwner, photo: Pick<Photo, 'id'>, size: 'whole' | 'thumb') {
  const { data, error, isError, refetch } = useQuery(photoQuery(useCalls(), log, photo, size))
  const url = useObjectUrl(data)
  const isAltered = error instanceof CallFailed && error.problem === 'photo-not-as-verified'
  return { url, isError, isAltered, retry: () => void refetch() }
}
