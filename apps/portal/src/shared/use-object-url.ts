import { useEffect, useState } from 'react'

/**
 * An object URL for a picture while it is shown: a picture fetched with the bearer token has no other URL.
 */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return setUrl(undefined)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url
}
