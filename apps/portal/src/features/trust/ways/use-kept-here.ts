import { useEffect, useState } from 'react'
import { keepQrReader } from '../../../shared/ui/scan/qr-reader.ts'

/** Keeps what scanning needs on this device, and says when it is there. Where nothing can be kept, it never is. */
export function useKeptHere(): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    let isGone = false
    keepReader()
      .then((kept) => {
        if (!isGone) setIsKept(kept)
      })
      // Without a signal there is nothing to fetch: what was kept before stays.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return isKept
}

async function keepReader(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  await serviceWorker.ready
  // What is fetched before the worker is in charge passes it by.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  await keepQrReader()
  return true
}
