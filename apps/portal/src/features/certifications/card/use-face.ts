import type { CardPhotoWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { facePictureQuery, sentPhotoQuery } from '../certifications.queries.ts'

/** The object URL of the holder's photo; undefined while it loads or if there is none. */
export function useFace(
  affiliateId: number,
  photo: { sha256: string } | null | undefined,
): string | undefined {
  const { data } = useQuery(facePictureQuery(useCalls(), affiliateId, photo?.sha256))
  return useAddress(data)
}

/** The same for one submitted photo, approved or not, for its owner and for staff. */
export function useSentPhoto(
  photo: Pick<CardPhotoWire, 'id' | 'affiliateId'> | undefined,
): string | undefined {
  const { data } = useQuery(sentPhotoQuery(useCalls(), photo))
  return useAddress(data)
}

function useAddress(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return setUrl(undefined)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url
}
