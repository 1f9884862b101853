/**
 * Resolves once this device can open the portal offline in this language, and rejects if it can't. Resolves
 * at once in a browser without service workers.
 */
export async function untilOpensOffline(locale: string): Promise<void> {
  const worker = await untilWorkerComes()
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const isCached = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  worker.postMessage({ speak: locale }, [port2])
  if (!(await isCached)) throw new Error(`the words of ${locale} did not come onto this device`)
}

/**
 * Resolves once the worker has stored the portal's code on this device, or can't. What runs in the background
 * afterwards takes its code from there instead of downloading it for this page.
 */
export const untilCodeStored = (): Promise<void> =>
  untilWorkerComes().then(
    () => undefined,
    (cause: unknown) => console.warn('the code of the portal was not stored on this device', cause),
  )

async function untilWorkerComes(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/service-worker.js')
  // Some browsers block service workers without an error.
  return registration && untilInCharge(registration)
}

/** A worker becomes active once its shell is cached; one that couldn't fetch it becomes redundant. */
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
