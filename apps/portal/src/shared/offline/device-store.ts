/** A key-value store on this device that survives reloads and works offline. */
export type DeviceStore<Value> = {
  find(key: string): Promise<Value | undefined>
  list(): Promise<Value[]>
  put(key: string, value: Value): Promise<void>
  remove(key: string): Promise<void>
  /** Whether anyone who uses this device has an entry, without reading it. */
  isUsed?(): Promise<boolean>
}

/** Lasts as long as the page: for tests, and for browsers that block storage. */
export function createMemoryStore<Value>(): DeviceStore<Value> {
  const values = new Map<string, Value>()
  return {
    find: async (key) => values.get(key),
    list: async () => [...values.values()],
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}
