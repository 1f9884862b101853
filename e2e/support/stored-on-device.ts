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
        const at = (name: string) => device.transaction(name).objectStore(name)
        const ids = (await answerOf(at('dive-drafts').getAllKeys())) as [number, string][]
        const drafts = ids.map(async (id) => {
          const { nonce, box } = await answerOf(at('dive-drafts').get(id))
          const key: CryptoKey = await answerOf(at('device-key').get(`person.${id[0]}`))
          return new TextDecoder().decode(
            await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, box),
          )
        })
        const all = (await Promise.all(drafts)).join()
        device.close()
        return all
      }),
    )
    .toContain(words)

/** Waits until everything typed into dive forms on this device was sent. */
export const expectNoDiveOnDevice = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('dives.waiting'))).not.toBe('1')

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

/** The keys of everything that the browser stores, by store, and the locks that its tabs hold. */
export const keysOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const device = await answerOf(indexedDB.open('fathom'))
    const keys: Record<string, string[]> = {}
    for (const name of device.objectStoreNames) {
      const found = await answerOf(device.transaction(name).objectStore(name).getAllKeys())
      keys[name] = found.map(String)
    }
    device.close()
    const { held = [] } = await navigator.locks.query()
    return { keys, locks: held.map(({ name = '' }) => name) }
  })

/** It is stored once its last key is there and no tab holds its lock. */
const expectWholeStore = (page: Page, store: string, lastKey: string, lock: string) =>
  expect
    .poll(async () => {
      const { keys, locks } = await keysOnDevice(page)
      return (
        !locks.some((name) => name.startsWith(lock)) &&
        keys[store]?.some((key) => key.endsWith(lastKey)) === true
      )
    })
    .toBe(true)

/** The whole logbook is on the device once its head is there. */
export const expectLogbookOnDevice = (page: Page) =>
  expectWholeStore(page, 'logbook', '.head', 'fathom.logbook.')

/** What opens offline is on the device once the plan is there. */
export const expectPlanOnDevice = (page: Page) =>
  expectWholeStore(page, 'kept-answers', '.offline-plan', 'fathom.offline-plan.')

/** How many lessons open offline on this device, for everybody who is signed in here. */
export const expectLessonsOnDevice = (page: Page, count: number) =>
  expect.poll(async () => (await keysOnDevice(page)).keys['kept-lessons']?.length).toBe(count)
