import { onUnblocked } from './database.ts'
import type { DeviceStore } from './device-store.ts'
import { reportStorage } from './storage-problem.ts'

/** A store that fails when the device can't store, and that knows its keys. */
export type KeyedStore<Value> = Omit<DeviceStore<Value>, 'list' | 'isUsed'> & {
  entries(): Promise<(readonly [key: string, value: Value])[]>
  isUsed(): Promise<boolean>
}

const isFull = (cause: unknown): boolean => (cause as Error | null)?.name === 'QuotaExceededError'

/**
 * What the device can't store lasts as long as the page. When a tab that blocked the database closes, it is
 * stored after all, unless there is an entry already.
 */
export function orInMemory<Value>(store: KeyedStore<Value>, whose: () => string): DeviceStore<Value> {
  const spare = new Map<string, Map<string, Value>>()
  const mine = (): Map<string, Value> => {
    const found = spare.get(whose()) ?? new Map<string, Value>()
    spare.set(whose(), found)
    return found
  }
  onUnblocked(async () => {
    for (const [key, value] of mine()) {
      if ((await store.find(key)) === undefined) await store.put(key, value)
      mine().delete(key)
    }
  })
  return {
    async find(key) {
      const inMemory = mine()
      return inMemory.has(key) ? inMemory.get(key) : store.find(key).catch(() => undefined)
    },
    async list() {
      const inMemory = mine()
      const stored = await store.entries().catch(() => [])
      return [...new Map([...stored, ...inMemory]).values()]
    },
    async put(key, value) {
      const inMemory = mine()
      try {
        await store.put(key, value)
        inMemory.delete(key)
      } catch (cause) {
        inMemory.set(key, value)
        if (isFull(cause)) reportStorage('full')
      }
    },
    async remove(key) {
      mine().delete(key)
      await store.remove(key).catch(() => undefined)
    },
    isUsed: async () => mine().size > 0 || (await store.isUsed().catch(() => false)),
  }
}
