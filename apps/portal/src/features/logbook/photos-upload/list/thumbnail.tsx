import type { PhotoWire } from '@fathom/contract/logbook'
import { useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useCalls } from '../../../../shared/calls.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Tile } from '../../../../shared/ui/surface/tile.tsx'
import { useObjectUrl } from '../../../../shared/use-object-url.ts'
import { useForm } from '../../form/state/form-context.ts'
import css from '../photos.module.css'
import { thumbnailQuery } from '../photos.queries.ts'

/** Fetched with the bearer token, so the image uses an object URL. The caption sits beside it. */
export function Thumbnail({ photo }: { photo: PhotoWire }) {
  const logId = useForm().log?.id ?? ''
  const { data, isError } = useQuery(thumbnailQuery(useCalls(), logId, photo.id))
  const url = useObjectUrl(data)
  if (url) return <img alt="" className={css.thumbnail} src={url} />
  return isError ? (
    <Tile icon={ImageOff} tone="plain" />
  ) : (
    <Skeleton height="4rem" shape="block" width="4rem" />
  )
}
