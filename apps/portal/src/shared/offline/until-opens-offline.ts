/**
 * Ends once this device opens the portal without a signal, in this language, and fails where it will not. A browser
 * without workers has nothing to wait for.
 */
export async function untilOpensOffline(locale: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/service-worker.js')
  // Whoever blocks workers may do so without a word.
  if (!registration) return
  const worker = await untilInCharge(registration)
  const { port1, port2 } = new MessageChannel()
  const isKept = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  worker.postMessage({ speak: locale }, [port2])
  if (!(await isKept)) throw new Error(`the words of ${locale} did not come onto this device`)
}

/** A worker is in charge when its shell lies on the device; one that could not fetch it gives up. */
function untilInCharge({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = active ?? waiting ?? installing
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!coming || coming.state === 'redundant') reject(new Error('the worker did not come'))
      else if (coming.state === 'activated' || coming === active) resolve(coming)
    }
    coming?.addEventListener('statechange', look)
    look()
  })
}
