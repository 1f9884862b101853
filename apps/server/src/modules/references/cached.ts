/** Loads each key once and caches the result; failures aren't cached, so the next caller tries again. */
export function cached<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known
    const loading = load(key)
    answers.set(key, loading)
    loading.catch(() => answers.delete(key))
    return loading
  }
}
