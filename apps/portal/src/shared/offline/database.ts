import { type IDBPDatabase, openDB } from 'idb'
import { reportStorage } from './storage-problem.ts'
import { ENCRYPTED, KEYS, STORE_NAMES } from './store-names.ts'

/** Increases with each store that is added. */
const VERSION = 16

let opened: Promise<IDBPDatabase> | undefined
const waiting = new Set<() => void>()

/** Rejects while the device stores nothing. What is in the database stays there. */
export function openDatabase(): Promise<IDBPDatabase> {
  opened ??= open()
  return opened
}

/** Calls the listener when a tab that blocked the database has closed. */
export const onUnblocked = (listener: () => void): void => void waiting.add(listener)

function open(): Promise<IDBPDatabase> {
  let isBlocked = false
  return new Promise((resolve, reject) => {
    openDB('fathom', VERSION, {
      upgrade(database, from, _to, transaction) {
        // If it fails, opening fails too.
        transaction.done.catch(() => undefined)
        for (const name of STORE_NAMES)
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
        if (from === 0) void transaction.objectStore(KEYS).put(true, ENCRYPTED)
      },
      // A tab with an older version of the portal is open. The request goes on when it closes.
      blocked() {
        isBlocked = true
        reportStorage('blocked')
        reject(new Error('an older tab holds the database'))
      },
      // A newer version of the portal, or the browser's own "clear data", waits for this tab.
      blocking(_current, next, event) {
        ;(event.target as IDBDatabase).close()
        opened = next === null ? undefined : Promise.reject(new Error('a newer tab holds the database'))
        if (next === null) return
        opened?.catch(() => undefined)
        reportStorage('failed')
      },
      terminated() {
        opened = undefined
      },
    })
      .then(async (database) => {
        if (isBlocked) reportStorage(undefined)
        await encryptAll(database)
        resolve(database)
        if (!isBlocked) return
        opened = Promise.resolve(database)
        for (const listener of waiting) listener()
      })
      .catch((cause: unknown) => {
        console.warn('what is stored on this device could not be opened', cause)
        reportStorage('failed')
        reject(cause)
      })
  })
}

/**
 * Encrypts what earlier versions stored, which few devices still have. What fails is in the list of what waits,
 * so no notice repeats it at every opening.
 */
async function encryptAll(database: IDBPDatabase): Promise<void> {
  if (await database.get(KEYS, ENCRYPTED)) return
  const { encryptOlder } = await import('./encrypt-older.ts')
  await encryptOlder(database)
}
