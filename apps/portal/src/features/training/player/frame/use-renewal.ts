import { useEffect, useRef } from 'react'

/** Content access lasts half a day; a user who returns in its last hour gets a new launch. */
const OLD_MS = 11 * 3_600_000

export function useRenewal(launchAgain: () => void): void {
  const again = useRef(launchAgain)
  again.current = launchAgain
  useEffect(() => {
    const begun = Date.now()
    const renew = () => {
      if (document.visibilityState === 'visible' && Date.now() - begun > OLD_MS) again.current()
    }
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [])
}
