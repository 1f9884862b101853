/** Loads each key once and caches the result; failures aren't cached, so the next caller tries again. */
export function kept<Value>(ask: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known
    const asked = ask(key)
    answers.set(key, asked)
    asked.catch(() => answers.delete(key))
    return asked
  }
}
