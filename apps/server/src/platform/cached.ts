/** Reads at most once in this time, however many ask meanwhile; a failure is read again by the next one. */
export function cached<T>(read: () => T | Promise<T>, seconds: number): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | undefined
  return () => {
    if (known && performance.now() - known.at < seconds * 1000) return known.value
    const value = Promise.resolve().then(read)
    const entry = { at: performance.now(), value }
    known = entry
    value.catch(() => {
      if (known === entry) known = undefined
    })
    return value
  }
}
