/** Says to all tabs that this is being worked on here; the answer ends it. A tab that closes ends it too. */
export function markInFlight(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(name, { mode: 'shared' }, () => held)
  return release
}

/** Whether some other tab works on it. Where there are no locks, nobody knows, and nobody is taken to. */
export async function isInFlight(name: string): Promise<boolean> {
  let isFree = false
  await unlessInFlight(name, async () => {
    isFree = true
  })
  return !isFree
}

/** Does it unless some tab has it in hand. Where there are no locks, it is done. */
export async function unlessInFlight(name: string, action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await action()
  })
}
