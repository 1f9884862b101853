type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** The service worker knows the same names. */
export const SYNC_TAG = 'fathom.waiting'
export const SEND_WAITING = 'send-waiting'

/** Asks the browser to wake the portal when it is online again, where the browser can. */
export function askForSync(): void {
  navigator.serviceWorker?.ready
    .then((registration: SyncRegistration) => registration.sync?.register(SYNC_TAG))
    // Refused, such as in a private window: the portal sends when it is open.
    .catch(() => undefined)
}

/** Sends when the service worker asks for it, and answers whether something is left. */
export function onSync(send: () => Promise<boolean>): () => void {
  const hear = async ({ data, ports }: MessageEvent) => {
    if (data !== SEND_WAITING) return
    const isLeft = await send().catch(() => true)
    ports[0]?.postMessage(isLeft)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}
