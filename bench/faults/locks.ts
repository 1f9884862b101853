type Mode = 'exclusive' | 'shared'
type Options = { mode?: Mode; ifAvailable?: boolean }
type Action = (lock: object | null) => unknown
type Waiting = { mode: Mode; begin: () => void }
type Held = { mode: Mode; count: number; waiting: Waiting[] }

/** The locks of a browser with one tab (`navigator.locks`). */
export function locksOfTab() {
  const held = new Map<string, Held>()
  const mayBegin = (lock: Held, mode: Mode) =>
    lock.count === 0 || (mode === 'shared' && lock.mode === 'shared' && lock.waiting.length === 0)

  function release(name: string, lock: Held): void {
    lock.count -= 1
    if (lock.count > 0) return
    const [first] = lock.waiting
    if (!first) return void held.delete(name)
    const together = first.mode === 'shared' ? lock.waiting.filter(({ mode }) => mode === 'shared') : [first]
    lock.waiting = lock.waiting.filter((each) => !together.includes(each))
    for (const { begin } of together) begin()
  }

  return {
    async request(name: string, ...rest: [Action] | [Options, Action]): Promise<unknown> {
      const action = rest.at(-1) as Action
      const { mode = 'exclusive', ifAvailable = false } = rest.length > 1 ? (rest[0] as Options) : {}
      const lock: Held = held.get(name) ?? { mode, count: 0, waiting: [] }
      held.set(name, lock)
      const take = () => {
        lock.count += 1
        lock.mode = mode
      }
      if (mayBegin(lock, mode)) take()
      else if (ifAvailable) return action(null)
      else
        await new Promise<void>((resolve) =>
          lock.waiting.push({
            mode,
            begin: () => {
              take()
              resolve()
            },
          }),
        )
      try {
        return await action({ name, mode })
      } finally {
        release(name, lock)
      }
    },
  }
}
