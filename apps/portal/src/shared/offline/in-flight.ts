/** Marks this as in progress for all tabs; the returned function ends it. Closing the tab ends it too. */
export function markInFlight(name: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(name, { mode: 'shared' }, () => released)
  return release
}

/** Runs this once nobody else runs an action on it, such as the outbox, and keeps such actions off it meanwhile. */
export async function whenFree<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, { mode: 'shared' }, run) : run()
}

/** Resolves once nobody runs an action on it; call it while it is marked as in flight. */
export const untilFree = (name: string): Promise<void> => whenFree(name, async () => undefined)

/** Whether another tab is working on it. Without lock support we can't know and assume that none is. */
export async function isInFlight(name: string): Promise<boolean> {
  let isFree = false
  await unlessInFlight(name, async () => {
    isFree = true
  })
  return !isFree
}

/** Runs the action unless a tab is already working on it. Without lock support it always runs. */
export async function unlessInFlight(name: string, action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await action()
  })
}

/** Runs the action once, with those of the items that no tab is working on, and keeps others off them meanwhile. */
export function withFree<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  action: (free: readonly Item[]) => Promise<void>,
): Promise<void> {
  const { locks } = navigator
  const [first, ...rest] = items
  if (!locks || first === undefined) return action(items)
  return locks.request(nameOf(first), { ifAvailable: true }, (lock) =>
    withFree(rest, nameOf, (free) => action(lock ? [first, ...free] : free)),
  ) as Promise<void>
}
