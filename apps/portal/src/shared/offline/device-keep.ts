import { createMemoryKeep, type Keep } from './keep.ts'

const SHELVES = ['dive-drafts', 'dive-photos'] as const
type Shelf = (typeof SHELVES)[number]

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('fathom', 1)
  request.onupgradeneeded = () => {
    for (const shelf of SHELVES) request.result.createObjectStore(shelf)
  }
  return answerOf(request)
}

let database: Promise<IDBDatabase> | undefined

/** The shelf in the browser's own database; one that cannot be opened, as in some private windows, ends with the page. */
export function deviceKeep<Value>(shelf: Shelf): Keep<Value> {
  const spare = createMemoryKeep<Value>()
  const use = async <T>(mode: IDBTransactionMode, deed: (store: IDBObjectStore) => IDBRequest<T>) => {
    database ??= open()
    return answerOf(deed((await database).transaction(shelf, mode).objectStore(shelf)))
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
