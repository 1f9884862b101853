type Words = { locale: () => string; onLocale: (changed: () => void) => void }

/** From now on the portal also opens offline on this device, in the current language. */
export async function openOffline({ locale, onLocale }: Words): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const speak = async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ speak: locale() })
  }
  onLocale(speak)
  // After an update, another worker is in charge, and its shell has no texts yet.
  navigator.serviceWorker.addEventListener('controllerchange', speak)
  await navigator.serviceWorker.register('/service-worker.js')
  await speak()
}
