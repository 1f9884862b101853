import { useEffect, useState } from 'react'
import { useOpensOffline } from '../../../shared/offline/use-opens-offline.ts'
import { keepQrReader } from '../../../shared/ui/scan/qr-reader.ts'

/**
 * Stores what scanning needs on this device and returns whether it's there. Always false where storage is
 * unavailable.
 */
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
      // Offline there is nothing to fetch; what was stored before stays.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [opensOffline])
  return opensOffline && hasReader
}

async function keepReader(): Promise<void> {
  const { serviceWorker } = navigator
  // Requests made before the worker takes control bypass it.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  await keepQrReader()
}
