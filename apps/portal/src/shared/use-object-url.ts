import { useEffect, useState } from 'react'

const LONG_ENOUGH_MS = 60_000

/**
 * An object URL for a picture while it is shown: a picture fetched with the bearer token has no other URL.
 */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return setUrl(undefined)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => revokeLater(made)
  }, [picture])
  return url
}

/** A browser resolves an object URL a moment after an image or a download names it, and fails if it is gone. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH_MS)
}
