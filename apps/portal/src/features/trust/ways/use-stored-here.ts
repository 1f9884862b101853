import { useEffect, useState } from 'react'
import { useOpensOffline } from '../../../shared/offline/use-opens-offline.ts'
import { keepQrReader } from '../../../shared/ui/scan/qr-reader.ts'

/** Keeps what scanning needs on this device, and says when it is there. Where nothing can be kept, it never is. */
export function useStoredHere(): boolean {
  const opensOffline = useOpensOffline()
  const [hasReader, setHasReader] = useState(false)
  useEffect(() => {
    if (!opensOffline) return
    let isGone = false
    keepReader()
      .then(() => {
        if (!isGone) setHasReader(true)
      })
      // Without a signal there is nothing to fetch: what was kept before stays.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [opensOffline])
  return opensOffline && hasReader
}

async function keepReader(): Promise<void> {
  const { serviceWorker } = navigator
  // What is fetched before the worker is in charge passes it by.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  await keepQrReader()
}
