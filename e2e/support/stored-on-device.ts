import { expect, type Page } from '@playwright/test'

/** Waits until the dive form's input is stored on the device, so the tab may close. */
export const expectDiveOnDevice = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const answerOf = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const device = await answerOf(indexedDB.open('fathom'))
        const drafts = await answerOf(device.transaction('dive-drafts').objectStore('dive-drafts').getAll())
        device.close()
        return JSON.stringify(drafts)
      }),
    )
    .toContain(words)

/**
 * The browser itself reports when the service worker has cached everything, because a busy machine takes a
 * while for so many files.
 */
export const untilWorkerStands = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** The portal opens offline once its files and the texts of the page's language are on the device. */
export async function expectPortalOnDevice(page: Page) {
  await untilWorkerStands(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('fathom-shell-'))
        const cached = await (await caches.open(name)).keys()
        return cached.some(({ url }) => /\/en-US-/.test(url)) && cached.some(({ url }) => url.endsWith('/'))
      }),
    )
    .toBe(true)
}
