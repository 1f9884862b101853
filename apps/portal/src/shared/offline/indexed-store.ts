import { openDatabase } from './database.ts'
import { createMemoryStore, type DeviceStore } from './device-store.ts'
import { type KeyedStore, orInMemory } from './or-in-memory.ts'
import type { PublicStore } from './store-names.ts'

/** A store for what is the same for everyone, so it is neither encrypted nor removed with a person. */
export function deviceStore<Value>(name: PublicStore): DeviceStore<Value> {
  if (typeof indexedDB === 'undefined') return createMemoryStore<Value>()
  const store: KeyedStore<Value> = {
    find: async (key) => (await openDatabase()).get(name, key),
    entries: async () => {
      const { store } = (await openDatabase()).transaction(name)
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, at) => [String(key), values[at]] as const)
    },
    put: async (key, value) => void (await (await openDatabase()).put(name, value, key)),
    remove: async (key) => (await openDatabase()).delete(name, key),
    isUsed: async () => (await (await openDatabase()).count(name)) > 0,
  }
  return orInMemory(store, () => '')
}
