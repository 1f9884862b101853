import { openDatabase } from './database.ts'
import { devicePerson } from './device-person.ts'
import { createMemoryStore, type DeviceStore } from './device-store.ts'
import { type KeyedStore, orInMemory } from './or-in-memory.ts'
import { keyOf } from './person-keys.ts'
import { type Sealed, seal, unpack, unseal } from './sealed-value.ts'
import { storeChanged } from './store-changes.ts'
import type { PersonalStore } from './store-names.ts'
import { reportUnreadable } from './unreadable.ts'

/** All entries of one person. */
export const entriesOf = (person: number): IDBKeyRange => IDBKeyRange.bound([person], [person, []])

/** What can't be decrypted counts as missing; the list of what waits names it. */
const open = (key: CryptoKey, sealed: Sealed): Promise<unknown> =>
  unseal(key, sealed).then(unpack, () => undefined)

function personalStore<Value>(name: PersonalStore): KeyedStore<Value> {
  /** Asked at once: the person may have changed when the database is open. */
  const asPerson = () => {
    const person = devicePerson()
    return async () => {
      if (person === undefined) throw new Error('nobody is signed in on this device')
      const database = await openDatabase()
      return { database, person, key: await keyOf(database, person) }
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  /** Encryption takes time, and an older value must not overwrite a newer one. */
  const inOrder = (write: () => Promise<void>): Promise<void> => {
    const mine = last.then(write)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    async find(id) {
      const { database, person, key } = await asPerson()()
      const sealed: Sealed | undefined = await database.get(name, [person, id])
      return sealed && ((await open(key, sealed)) as Value | undefined)
    },
    async entries() {
      const { database, person, key } = await asPerson()()
      const { store } = database.transaction(name)
      const range = entriesOf(person)
      const [ids, boxes] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      const all = await Promise.all(
        ids.map(async (id, at) => [id as [number, string], await open(key, boxes[at])] as const),
      )
      reportUnreadable(
        name,
        all.flatMap(([id, value]) => (value === undefined ? [id] : [])),
      )
      return all.flatMap(([[, id], value]) => (value === undefined ? [] : [[id, value as Value] as const]))
    },
    put(id, value) {
      const ready = asPerson()
      return inOrder(async () => {
        const { database, person, key } = await ready()
        await database.put(name, await seal(key, value), [person, id])
      })
    },
    remove(id) {
      const ready = asPerson()
      return inOrder(async () => {
        const { database, person } = await ready()
        await database.delete(name, [person, id])
      })
    },
    isUsed: async () => (await (await openDatabase()).count(name)) > 0,
  }
}

/** Says after each write that the store has changed. */
const telling = <Value>(store: DeviceStore<Value>, name: PersonalStore): DeviceStore<Value> => ({
  ...store,
  async put(key, value) {
    await store.put(key, value)
    storeChanged(name)
  },
  async remove(key) {
    await store.remove(key)
    storeChanged(name)
  },
})

/**
 * A store on this device for the person who is signed in: encrypted with a key that only this person's entries
 * use. Where the browser can't encrypt, the data lasts only as long as the page.
 */
export const deviceEncryptedStore = <Value>(name: PersonalStore): DeviceStore<Value> =>
  telling(
    typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle
      ? createMemoryStore<Value>()
      : orInMemory(personalStore<Value>(name), () => String(devicePerson())),
    name,
  )
