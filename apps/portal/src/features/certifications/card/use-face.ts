import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { facePictureQuery } from '../certifications.queries.ts'

/** The address of the holder's photo within this page; undefined while it is on its way, or where there is none. */
export function useFace(
  affiliateId: number,
  photo: { sha256: string } | null | undefined,
): string | undefined {
  const { data } = useQuery(facePictureQuery(useCalls(), affiliateId, photo?.sha256))
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return setUrl(undefined)
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
