/** Caches of a browser, in memory. */
export function fakeCaches(): CacheStorage {
  const stored = new Map<string, Map<string, Response>>()
  return {
    has: async (name: string) => stored.has(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        put: async (path: string, answer: Response) => void cache.set(path, answer),
        keys: async () => [...cache.keys()],
        match: async (path: string) => cache.get(path)?.clone(),
        delete: async (path: string) => cache.delete(path),
      }
    },
    delete: async (name: string) => stored.delete(name),
  } as unknown as CacheStorage
}
