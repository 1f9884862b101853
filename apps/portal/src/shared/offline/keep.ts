/** A shelf on this device: values by key, through reloads and without a signal. */
export type Keep<Value> = {
  find(key: string): Promise<Value | undefined>
  list(): Promise<Value[]>
  put(key: string, value: Value): Promise<void>
  remove(key: string): Promise<void>
}

/** Lives as long as the page: for tests, and for browsers that keep nothing. */
export function createMemoryKeep<Value>(): Keep<Value> {
  const values = new Map<string, Value>()
  return {
    find: async (key) => values.get(key),
    list: async () => [...values.values()],
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}
