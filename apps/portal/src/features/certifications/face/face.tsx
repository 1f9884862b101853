import type { CardPhotoWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { facePictureQuery, myPhotosQuery, sentPhotoQuery } from '../certifications.queries.ts'

type Props = { affiliateId: number; name: string; size?: 'md' | 'lg' }

/** The user's own photo once it is approved; the initials until then. */
export function OwnAvatar({ affiliateId, name, size = 'md' }: Props) {
  const { data } = useQuery(myPhotosQuery(useCalls(), affiliateId))
  return <Avatar name={name} size={size} src={useFace(affiliateId, data?.approved)} />
}

/** The object URL of the holder's photo; undefined while it loads or if there is none. */
export function useFace(
  affiliateId: number,
  photo: { sha256: string } | null | undefined,
): string | undefined {
  const { data } = useQuery(facePictureQuery(useCalls(), affiliateId, photo?.sha256))
  return useObjectUrl(data)
}

/** The same for one submitted photo, approved or not, for its owner and for staff. */
export function useSentPhoto(
  photo: Pick<CardPhotoWire, 'id' | 'affiliateId'> | undefined,
): string | undefined {
  const { data } = useQuery(sentPhotoQuery(useCalls(), photo))
  return useObjectUrl(data)
}
