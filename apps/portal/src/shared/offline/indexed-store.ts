import { createMemoryStore, type DeviceStore } from './device-store.ts'

const STORE_NAMES = [
  'dive-drafts',
  'dive-photos',
  'lesson-sittings',
  'kept-lessons',
  'exam-sittings',
  'practice-reviews',
  'unsent-messages',
  'unsent-attendance',
  'note-drafts',
  'kept-cards',
  'kept-faces',
  'trust',
  'application-drafts',
  'application-documents',
  'form-drafts',
  'signed-forms',
  'kept-answers',
  'device-key',
] as const
type StoreName = (typeof STORE_NAMES)[number]

/** Increases with each store that is added. */
const VERSION = 12

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('fathom', VERSION)
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result
    for (const name of STORE_NAMES)
      if (!objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  return new Promise((resolve, reject) => {
    // A tab with an older portal version blocks the upgrade. Until it closes, nothing is stored here.
    request.onblocked = () => reject(new Error('an older tab holds the database'))
    answerOf(request).then((opened) => {
      opened.onversionchange = () => opened.close()
      resolve(opened)
    }, reject)
  })
}

let database: Promise<IDBDatabase> | undefined

/**
 * A store in IndexedDB. If the database can't be opened, as in some private windows, the data lasts only as
 * long as the page.
 */
export function deviceStore<Value>(name: StoreName): DeviceStore<Value> {
  const spare = createMemoryStore<Value>()
  const use = async <T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest<T>) => {
    database ??= open()
    return answerOf(action((await database).transaction(name, mode).objectStore(name)))
  }
  if (typeof indexedDB === 'undefined') return spare
  return {
    find: (key) => use<Value | undefined>('readonly', (store) => store.get(key)).catch(() => spare.find(key)),
    list: () => use<Value[]>('readonly', (store) => store.getAll()).catch(() => spare.list()),
    put: (key, value) =>
      use('readwrite', (store) => store.put(value, key))
        .then(() => undefined)
        .catch(() => spare.put(key, value)),
    remove: (key) => use('readwrite', (store) => store.delete(key)).catch(() => spare.remove(key)),
  }
}
